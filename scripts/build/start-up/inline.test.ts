import { fetched, loadInline } from './testing/inline';

const root = document.documentElement;

describe('the first picture', () => {
  test.each([
    ['the page is loaded', () => dispatchEvent(new Event('load'))],
    ['the visitor scrolls', () => document.dispatchEvent(new Event('scroll'))],
    ['the visitor touches', () => document.body.dispatchEvent(new Event('pointerdown'))],
    ['four seconds have passed', () => jest.advanceTimersByTime(4000)],
  ])('has the line to itself until %s', async (_, happen) => {
    await loadInline('');
    expect(root).toHaveClass('first-picture');
    happen();
    jest.advanceTimersByTime(200);
    expect(root).not.toHaveClass('first-picture');
  });
});

describe('words on a picture', () => {
  const begin = async () => {
    jest.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
    await loadInline('<h1>Roman blinds</h1>');
    jest.advanceTimersToNextFrame();
    expect(root).toHaveClass('reading');
  };

  test.each([
    ['what follows them is there', () => document.body.append(document.createElement('p'))],
    ['the page ends', () => jest.spyOn(document, 'readyState', 'get').mockReturnValue('complete')],
  ])('are seen in the frame after which %s', async (_, happen) => {
    await begin();
    happen();
    document.querySelector('p')?.setAttribute('data-behind', '');
    jest.advanceTimersToNextFrame();
    expect(root).not.toHaveClass('reading');
    expect(jest.getTimerCount()).toBe(1);
  });

  test('are there when the page is read, before any frame', async () => {
    await begin();
    jest.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
    document.dispatchEvent(new Event('DOMContentLoaded', { bubbles: true }));
    expect(root).not.toHaveClass('reading');
  });

  test('are not kept from a visitor who acts', async () => {
    await begin();
    document.body.dispatchEvent(new Event('pointerdown'));
    expect(root).not.toHaveClass('reading');
  });
});

describe('the rest of the scripts', () => {
  test('is fetched when the loaded page is painted, once', async () => {
    await loadInline('');
    document.body.dispatchEvent(new Event('pointerdown'));
    expect(fetched()).toBe(0);
    dispatchEvent(new Event('load'));
    expect(fetched()).toBe(0);
    jest.advanceTimersByTime(200);
    document.body.dispatchEvent(new Event('keydown'));
    expect(fetched()).toBe(1);
    expect(window.early.wanted).toHaveProperty('type', 'keydown');
  });

  test('does not wait for ever for a picture that does not come', async () => {
    await loadInline('');
    document.body.dispatchEvent(new Event('pointerdown'));
    jest.advanceTimersByTime(4000);
    expect(fetched()).toBe(1);
  });
});

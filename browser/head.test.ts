import { fetched, loadHead } from './testing/head';

const root = document.documentElement;

describe('the first picture', () => {
  test.each([
    ['the page is loaded', () => dispatchEvent(new Event('load'))],
    ['the visitor scrolls', () => document.dispatchEvent(new Event('scroll'))],
    ['the visitor touches', () => document.body.dispatchEvent(new Event('pointerdown'))],
    ['four seconds have passed', () => jest.advanceTimersByTime(4000)],
  ])('has the line to itself until %s', async (_, happen) => {
    await loadHead('');
    expect(root).toHaveClass('pictures-held');
    happen();
    jest.advanceTimersByTime(200);
    expect(root).not.toHaveClass('pictures-held');
  });
});

describe('the deferred script', () => {
  test('is fetched when the loaded page is painted, once', async () => {
    await loadHead('');
    document.body.dispatchEvent(new Event('pointerdown'));
    expect(fetched()).toBe(0);
    dispatchEvent(new Event('load'));
    expect(fetched()).toBe(0);
    jest.advanceTimersByTime(200);
    document.body.dispatchEvent(new Event('keydown'));
    expect(fetched()).toBe(1);
    expect(window.pageState.input).toHaveProperty('type', 'keydown');
  });

  test('does not wait for ever for a picture that does not come', async () => {
    await loadHead('');
    document.body.dispatchEvent(new Event('pointerdown'));
    jest.advanceTimersByTime(4000);
    expect(fetched()).toBe(1);
  });
});

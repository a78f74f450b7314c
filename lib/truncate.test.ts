import { cutDescription, excerpt } from './truncate';

describe('cutDescription', () => {
  it('leaves a text of 100 characters whole', () => {
    const text = 'x'.repeat(100);
    expect(cutDescription(text)).toEqual({ start: text, rest: '' });
  });

  it('cuts after the hundredth character and loses nothing', () => {
    const text = 'Curtains, cut to the floor of the room they hang in. '.repeat(4);
    const { start, rest } = cutDescription(text);
    expect(start).toHaveLength(100);
    expect(start + rest).toBe(text);
  });

  it('never splits what a reader sees as one character', () => {
    const family = '👨‍👩‍👧';
    const { start } = cutDescription(`${'x'.repeat(99)}${family}${'y'.repeat(20)}`);
    expect(start.endsWith(family)).toBe(true);
  });
});

describe('excerpt', () => {
  it('takes the first 40 characters', () => {
    expect(excerpt('a'.repeat(60))).toBe('a'.repeat(40));
  });

  it('adds an ellipsis only where the paragraph exceeds 100 characters', () => {
    expect(excerpt('b'.repeat(100))).toBe('b'.repeat(40));
    expect(excerpt('b'.repeat(101))).toBe(`${'b'.repeat(40)}…`);
  });
});

import * as files from 'node:fs';
import { readSign } from './sign';

jest.mock('node:fs', () => ({ readFileSync: jest.fn() }));

const signFrom = (text: string) => {
  jest.mocked(files.readFileSync).mockReturnValue(text);
  return readSign();
};

const path = '<path d="M0 0h9"/>';

test.each([
  [`<svg viewBox="0 0 9 9" fill="none">${path}</svg>`, path],
  [
    `<?xml version="1.0"?><!-- Program -->\n<svg width="90" viewBox="0 0 9 9" fill="#123">${path}</svg>\n`,
    `<g fill="currentColor" stroke="none">${path}</g>`,
  ],
])('takes lines and areas from %s', (text, drawing) => {
  expect(signFrom(text)).toEqual({ viewBox: '0 0 9 9', drawing });
});

test.each([
  `<svg width="9" height="9">${path}</svg>`,
  '<svg viewBox="0 0 9 9"><image href="a.png"/></svg>',
  '<svg viewBox="0 0 9 9"><g id="layer"/></svg>',
  'a picture',
])('refuses %s', (text) => {
  expect(() => signFrom(text)).toThrow('public/sign.svg: an SVG with a viewBox is required');
});

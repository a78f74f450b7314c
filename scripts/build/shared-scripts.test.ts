/** @jest-environment node */
import { BrokenAssumption } from './broken-assumption';
import type { Deferred } from './defer';
import { ownScripts, sharedScripts } from './shared-scripts';

const start = { otherChunks: ['chunks/react.js'], runtimeModuleIds: [1] };
const errorPage: Deferred = { addresses: ['/frame.js', '/chunks/react.js'], start, data: '' };
const heavy: Readonly<Record<string, number[]>> = { '/frame.js': [3], '/chunks/react.js': [7, 8] };
const shared = sharedScripts(errorPage, (address) => heavy[address] ?? []);

const page = (addresses: readonly string[], changes: Partial<Deferred> = {}): Deferred => ({
  ...errorPage,
  addresses,
  ...changes,
});

test('all pages share what the error page loads, and start heavy modules of awaited files one by one', () => {
  expect(shared).toEqual({ addresses: errorPage.addresses, heavy: [7, 8], start });
});

test('the rest is a page’s own, in its order', () => {
  const own = ownScripts('a', page(['/b.js', '/frame.js', '/a.js', '/chunks/react.js']), shared);
  expect(own).toEqual(['/b.js', '/a.js']);
});

test.each([
  ['lacks a shared script', page(['/chunks/react.js']), /a: [\s\S]*not \/frame\.js/],
  [
    'starts in another way',
    page(errorPage.addresses, { start: { ...start, runtimeModuleIds: [2] } }),
    /"runtimeModuleIds":\[2\]/,
  ],
])('refuses a page that %s', (_, found, message) => {
  expect(() => ownScripts('a', found, shared)).toThrow(BrokenAssumption);
  expect(() => ownScripts('a', found, shared)).toThrow(message);
});

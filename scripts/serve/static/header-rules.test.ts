/** @jest-environment node */
import { matchHeaders, parseHeaderRules } from './header-rules';

const rules = parseHeaderRules(`# every page
/*
  X-Frame-Options: DENY
  Link: </a.css>; rel=preload

/blog/:post/
  Link: </b.css>; rel=preload
/media/*.mp4
  Cache-Control: public, max-age=60
`);

function headersAt(...addresses: string[]): unknown {
  return Object.fromEntries(matchHeaders(rules, addresses));
}

test('gives an address the headers of every rule that matches, joined in order', () => {
  expect(headersAt('/blog/wave/')).toEqual({
    'x-frame-options': 'DENY',
    link: '</a.css>; rel=preload, </b.css>; rel=preload',
  });
});

test('matches whole addresses, a star over slashes, a name within one part', () => {
  expect(headersAt('/media/a/b.mp4')).toHaveProperty('cache-control', 'public, max-age=60');
  expect(headersAt('/media/axmp4')).not.toHaveProperty('cache-control');
  expect(headersAt('/blog/a/b/')).toHaveProperty('link', '</a.css>; rel=preload');
});

test('applies a rule once to a file of two addresses', () => {
  expect(headersAt('/a', '/shop/a')).toHaveProperty('x-frame-options', 'DENY');
});

test.each(['  Name: before a path', '/a\n  no colon', 'not-a-path'])('refuses %p', (text) => {
  expect(() => parseHeaderRules(text)).toThrow(/^_headers, line \d: neither/);
});

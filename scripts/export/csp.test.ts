import { hash } from 'node:crypto';
import { addPolicy, type PolicyOptions } from './csp';
import { parsePage } from './html';
import { nextPage, themeScript } from './testing';

const options: PolicyOptions = { email: '', addedScripts: [], https: false };

function policyOf(main: string, changes: Partial<PolicyOptions> = {}): Record<string, string> {
  const page = parsePage('index.html', nextPage({ main }));
  addPolicy(page, { ...options, ...changes });
  const [, content = ''] = /Security-Policy" content="([^"]*)"/.exec(page.$.html()) ?? [];
  return Object.fromEntries(
    content.split(';').map((directive) => {
      const [name = '', ...values] = directive.split(' ');
      return [name, values.join(' ')];
    }),
  );
}

const hashOf = (text: string) => `'sha256-${hash('sha256', text, 'base64')}'`;

test('is right after the character set', () => {
  const page = parsePage('index.html', nextPage());
  addPolicy(page, options);
  expect(page.$.html()).toContain(
    '<head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="default-src \'self\'',
  );
});

test('allows the inline scripts of the page by their hashes, and no others', () => {
  const { 'script-src': scripts } = policyOf('<script type="application/ld+json">{}</script>', {
    addedScripts: ['{"prefetch":[]}'],
  });
  expect(scripts).toContain(hashOf(themeScript));
  expect(scripts).toContain(hashOf('self.__next_f.push([1,"1:\\"\\u003cp>\\"\\n"])'));
  expect(scripts).toContain(hashOf('{"prefetch":[]}'));
  expect(scripts).not.toContain(hashOf('{}'));
  expect(scripts).not.toContain('unsafe');
});

test('allows only this site by default', () => {
  expect(policyOf('<img src="/a.webp"><form action="/mail"></form>')).toEqual({
    'default-src': "'self'",
    'script-src': expect.any(String),
    'style-src': "'self' 'unsafe-inline'",
    'img-src': "'self' data:",
    'connect-src': "'self'",
    'form-action': "'self'",
    'frame-src': "'none'",
    'object-src': "'none'",
    'base-uri': "'none'",
  });
});

test('allows the origins of the page’s content: the form’s service, players, pictures', () => {
  const email = 'https://api.emailjs.com';
  const main = `<form action="${email}/send"></form>
    <a data-embed="https://player.vimeo.com/video/1"></a>
    <img src="https://a.example/1.jpg" srcset="/2.jpg 1x, https://b.example/2.jpg 2x">`;
  expect(policyOf(main, { email, https: true })).toMatchObject({
    'connect-src': `'self' ${email}`,
    'form-action': `'self' ${email}`,
    'frame-src': 'https://player.vimeo.com',
    'img-src': "'self' data: https://a.example https://b.example",
    'upgrade-insecure-requests': '',
  });
  expect(policyOf('', { email })['connect-src']).toBe("'self'");
});

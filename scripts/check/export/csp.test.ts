/** Each page's Content-Security-Policy. */
import { hash } from 'node:crypto';
import { allPages, page } from '@/e2e/support/exported';

const hashOf = (text: string) => `'sha256-${hash('sha256', text, 'base64')}'`;

test.each(allPages())(
  '%s allows its own scripts by hash, and the origins that it names',
  (file) => {
    const { $ } = page(file);
    const meta = $('head > [charset] + meta');
    expect(meta.attr('http-equiv')).toBe('Content-Security-Policy');
    const policy = Object.fromEntries(
      (meta.attr('content') ?? '').split(';').map((directive) => {
        const [name = '', ...values] = directive.split(' ');
        return [name, values];
      }),
    );
    const { 'script-src': scripts = [], 'frame-src': frames = [] } = policy;
    const inline = $('script:not([type], :empty)').toArray();
    expect(scripts).toEqual(expect.arrayContaining(inline.map((each) => hashOf($(each).text()))));
    expect(scripts.join()).not.toContain('unsafe');
    const origins = (selector: string, name: string) =>
      $(selector)
        .toArray()
        .map((each) => $(each).attr(name) ?? '')
        .filter((address) => address.startsWith('https:'))
        .map((address) => new URL(address).origin);
    const actions = origins('form[action]', 'action');
    for (const name of ['connect-src', 'form-action'])
      expect(policy[name]).toEqual(["'self'", ...new Set(actions)]);
    expect(policy['img-src']).toEqual(expect.arrayContaining(origins('img', 'src')));
    const players = origins('[data-embed]', 'data-embed');
    expect([...frames].sort()).toEqual(
      players.length > 0 ? [...new Set(players)].sort() : ["'none'"],
    );
  },
);

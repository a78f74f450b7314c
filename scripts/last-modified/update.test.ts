/** @jest-environment node */
import { updated } from './update';

const ledger = {
  '/': { hash: 'a', date: '2026-01-01' },
  '/about': { hash: 'b', date: '2026-01-02' },
  '/faq': { hash: 'c', date: '2026-01-03' },
};

describe('updated', () => {
  it('dates what changed or is new, keeps what did not, forgets what is gone', () => {
    const hashes = new Map([
      ['/', 'a'],
      ['/about', 'other'],
      ['/contact', 'd'],
    ] as const);
    expect(updated(ledger, hashes, '2026-11-21')).toEqual({
      '/': { hash: 'a', date: '2026-01-01' },
      '/about': { hash: 'other', date: '2026-11-21' },
      '/contact': { hash: 'd', date: '2026-11-21' },
    });
  });
});

import { hashOfWords, updated } from './last-modified';

const page = (main: string) => `<!doctype html><title>t</title><body>a<main>${main}</main>b</body>`;

describe('hashOfWords', () => {
  const before = hashOfWords(page('<p>Two<!-- --> words</p><img alt="A sofa"><script>1</script>'));

  it('is the same for the same words in other markup', () => {
    const markup = '<div class="x"><p>Two\n words</p></div><img alt="A sofa" src="b.webp">';
    const unread = '<script>2</script><noscript><img src="c.webp"></noscript>';
    expect(hashOfWords(page(markup + unread))).toBe(before);
    expect(
      hashOfWords(page('<p>Two words</p><img alt="A sofa">').replace('</main>b', '</main>c')),
    ).toBe(before);
  });

  it('is another when a word or what a picture shows has changed', () => {
    expect(hashOfWords(page('<p>Two worlds</p><img alt="A sofa">'))).not.toBe(before);
    expect(hashOfWords(page('<p>Two words</p><img alt="A bed">'))).not.toBe(before);
  });
});

describe('updated', () => {
  it('dates what changed or is new, keeps what did not, forgets what is gone', () => {
    const ledger = {
      '/': { hash: 'a', date: '2026-01-01' },
      '/about': { hash: 'b', date: '2026-01-02' },
      '/faq': { hash: 'c', date: '2026-01-03' },
    };
    const hashes = { '/': 'a', '/about': 'other', '/contact': 'd' };
    expect(updated(ledger, hashes, '2026-11-21')).toEqual({
      '/': { hash: 'a', date: '2026-01-01' },
      '/about': { hash: 'other', date: '2026-11-21' },
      '/contact': { hash: 'd', date: '2026-11-21' },
    });
  });
});

import { expect, test } from './test';

/** The whole name of the first link whose name begins so. Runs in the page. */
const nameOfFirst = (begin: string) =>
  document.querySelector(`a[aria-label^="${begin}"]`)?.getAttribute('aria-label') ?? '';

test('a phone’s menu opens, closes by Escape and leads to a category', async ({ visitor }) => {
  await visitor.resize(390, 844);
  await visitor.goto('/');
  await visitor.click('button', 'Menu');
  await visitor.see('link', 'Gallery', { within: '#navigation' });
  await visitor.press('Escape');
  await visitor.miss('link', 'Gallery', { within: '#navigation' });
  await visitor.click('button', 'Menu');
  await visitor.click('summary', 'Curtains', { within: '#navigation' });
  await visitor.click('link', 'Wave', { within: '#navigation' });
  await visitor.arrive('/curtains/wave/');
  await visitor.see('heading', 'Wave Curtains');
});

test('a wide screen’s menu opens and leads to a category', async ({ visitor }) => {
  await visitor.goto('/about/');
  await visitor.click('summary', 'Blinds', { within: '#navigation' });
  await visitor.click('link', 'Venetian', { within: '#navigation' });
  await visitor.arrive('/blinds/venetian/');
});

test('the evening’s colours come by a click and stay on the next page', async ({ visitor }) => {
  const ground = () => getComputedStyle(document.documentElement).backgroundColor;
  await visitor.goto('/');
  const day = await visitor.ask(ground);
  await visitor.click('button', 'Switch to evening colours');
  await visitor.until('it is evening', () => document.documentElement.classList.contains('dark'));
  const evening = await visitor.ask(ground);
  expect(evening).not.toBe(day);
  await visitor.goto('/faq/');
  // Firefox now and then tells of the load while it still holds an empty document.
  await visitor.until('it is evening', () => document.documentElement.classList.contains('dark'));
  expect(await visitor.ask(ground)).toBe(evening);
  await visitor.see('button', 'Switch to day colours');
});

test('a row of slides moves by its arrow', async ({ visitor }) => {
  const within = '.carousel-collection';
  // One slide by its name: a row that goes round has another first slide after each turn.
  const moved = (from: number | null) => {
    const slide = document.querySelector('.carousel-collection [aria-label^="2 "]');
    const left = slide?.getBoundingClientRect().left ?? 0;
    return from === null ? left : Math.abs(left - from);
  };
  await visitor.goto('/');
  await visitor.press('Tab');
  // Swiper comes when the row comes near, and with it the button that stops the row.
  await visitor.ask(() => document.querySelector('.carousel-collection')?.scrollIntoView());
  await visitor.click('button', 'Stop the movement', { within });
  const before = await visitor.ask(moved, null);
  await visitor.click('button', 'Next', { within });
  await expect.poll(() => visitor.ask(moved, before)).toBeGreaterThan(100);
});

test('a picture opens at large, and its link has the focus again', async ({ visitor }) => {
  await visitor.goto('/curtains/wave/');
  await visitor.click('link', await visitor.ask(nameOfFirst, 'Enlarge'));
  await visitor.until('the picture is there', () => {
    const picture = document.querySelector<HTMLImageElement>('dialog[open] img');
    return Boolean(picture?.complete && picture.naturalWidth > 0);
  });
  await visitor.click('button', 'Next', { within: 'dialog' });
  await visitor.until('the second is there', () =>
    Boolean(document.querySelector('dialog [role="status"]')?.textContent?.startsWith('2')),
  );
  await visitor.press('Escape');
  await visitor.until('it is closed', () => !document.querySelector('dialog[open]'));
  expect(await visitor.ask(() => document.activeElement?.tagName)).toBe('A');
  await visitor.click('link', await visitor.ask(nameOfFirst, 'Enlarge'));
  await visitor.click('button', 'Close', { within: 'dialog' });
  await visitor.until('it is closed', () => !document.querySelector('dialog[open]'));
});

test('a film plays in place', async ({ visitor }, testInfo) => {
  await visitor.goto('/gallery/');
  await visitor.press('Tab');
  const plays = await visitor.ask(() => {
    const film = document.createElement('video');
    return ['video/webm; codecs="av01.0.04M.08"', 'video/mp4'].some((type) =>
      film.canPlayType(type),
    );
  });
  testInfo.skip(!plays, 'This browser has neither AV1 nor H.264 (Debian: gstreamer1.0-libav)');
  await visitor.click('link', await visitor.ask(nameOfFirst, 'Play film'));
  await visitor.until('the film runs', () =>
    [...document.querySelectorAll('video')].some(
      ({ paused, currentTime }) => !paused && currentTime > 0,
    ),
  );
});

test('questions are filtered while one types, and answers open', async ({ visitor }) => {
  const shown = () => {
    const questions = document.querySelectorAll('.disclosure h3');
    return [...questions].filter((one) => one.checkVisibility()).map((one) => one.textContent);
  };
  await visitor.goto('/faq/');
  const all = (await visitor.ask(shown)).length;
  await visitor.write('Search the questions', 'motor', 'searchbox');
  await expect.poll(async () => (await visitor.ask(shown)).length).toBeLessThan(all);
  const question = (await visitor.ask(shown)).at(-1) ?? '';
  await visitor.click('summary', question);
  await visitor.until('an answer is seen', () =>
    [...document.querySelectorAll('.disclosure[open] p')].some((one) => one.checkVisibility()),
  );
});

test('an answer’s height follows its opening', async ({ visitor }) => {
  await visitor.goto('/faq/');
  await visitor.press('Tab');
  const question = await visitor.ask(() => {
    const [answer] = document.querySelectorAll<HTMLElement>('details.disclosure');
    const heights = new Set<number>();
    const note = () => {
      heights.add(Math.round(answer?.offsetHeight ?? 0));
      document.body.dataset.heights = String(heights.size);
      requestAnimationFrame(note);
    };
    note();
    return answer?.querySelector('h3')?.textContent ?? '';
  });
  await visitor.until('the scripts are there', () =>
    document.documentElement.classList.contains('scripts-started'),
  );
  await visitor.click('summary', question);
  // Closed, on its way, open.
  await visitor.until('it was seen on its way', () => Number(document.body.dataset.heights) > 2);
});

test('the services’ picture goes by slower than the page', async ({ visitor }) => {
  await visitor.goto('/service/');
  await visitor.press('Tab');
  const place = () => {
    const frame = document.querySelector('.parallax');
    const top = (part?: Element | null) => part?.getBoundingClientRect().top ?? 0;
    return top(frame?.querySelector('picture')) - top(frame);
  };
  const before = await visitor.ask(place);
  await visitor.ask(() => window.scrollTo({ top: 300, behavior: 'instant' }));
  await expect.poll(async () => (await visitor.ask(place)) - before).toBeGreaterThan(30);
});

test('back and forward lead where one was', async ({ visitor }) => {
  await visitor.goto('/curtains/');
  await visitor.ask(() => window.scrollTo({ top: 600, behavior: 'instant' }));
  await visitor.click('link', 'Wave', { within: 'footer' });
  await visitor.arrive('/curtains/wave/');
  await visitor.ask(() => history.back());
  await visitor.arrive('/curtains/');
  await visitor.until('it stands where it was left', () => window.scrollY > 300);
  await visitor.ask(() => history.forward());
  await visitor.arrive('/curtains/wave/');
  await visitor.see('heading', 'Wave Curtains');
});

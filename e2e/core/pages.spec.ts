import { site } from '../../content/site';
import { expect, test } from './test';

/** Core journeys: in Chromium by `npm test`, in Firefox and WebKit by `npm run test:browsers`. */
test('the home page opens whole and complains of nothing', async ({ visitor }) => {
  await visitor.goto('/');
  await visitor.see('heading', 'Tell us about the window');
  await visitor.until('the first picture is there', () => {
    const [picture] = document.querySelectorAll<HTMLImageElement>('main img');
    return Boolean(picture?.complete && picture.naturalWidth > 0);
  });
  const { title, footer, fonts } = await visitor.ask(() => ({
    title: document.title,
    footer: document.querySelector('footer a[href^="tel:"]')?.checkVisibility(),
    fonts: [...document.fonts].filter(({ status }) => status === 'loaded').length,
  }));
  expect(title).toBe(`${site.words.en.name} | Home`);
  expect(footer).toBe(true);
  expect(fonts).toBeGreaterThan(0);
  // A key starts the scripts; what they complain of counts too.
  await visitor.press('Tab');
  await visitor.until('the scripts are there', () =>
    Boolean(document.querySelector('.swiper-initialized')),
  );
  expect(visitor.complaints).toEqual([]);
});

test('pictures further down come when they are reached', async ({ visitor }) => {
  await visitor.goto('/curtains/wave/');
  for (let index = 0; index < 3; index += 1) {
    await visitor.until(
      `picture ${index} of the gallery is there`,
      (nth) => {
        const picture = document.querySelectorAll<HTMLImageElement>('figure img')[nth];
        picture?.scrollIntoView({ block: 'center', behavior: 'instant' });
        return Boolean(picture?.complete && picture.naturalWidth > 0);
      },
      index,
    );
  }
});

test('the page that is not there says so and leads home', async ({ visitor }) => {
  await visitor.goto('/no/such/page');
  await visitor.see('heading', '404 - Page Not Found');
  await visitor.click('link', 'Go Back Home');
  await visitor.arrive('/');
});

for (const width of [320, 390, 1440]) {
  test(`nothing scrolls sideways at ${width} px`, async ({ visitor }) => {
    await visitor.resize(width, 844);
    for (const path of ['/', '/curtains/wave/', '/service/', '/contact/', '/faq/', '/gallery/']) {
      await visitor.goto(path);
      const over = await visitor.ask(() => {
        const { scrollWidth, clientWidth } = document.documentElement;
        return scrollWidth - clientWidth;
      });
      expect(over, path).toBeLessThanOrEqual(0);
    }
  });
}

test('links to chat, phone and map lead to the shop', async ({ visitor }) => {
  await visitor.goto('/contact/');
  const links = await visitor.ask(() =>
    [...document.querySelectorAll<HTMLAnchorElement>('footer a[href]')].map(({ href }) => href),
  );
  expect(links).toContainEqual(expect.stringMatching(/^https:\/\/wa\.me\/97400000001\?text=Hello/));
  expect(links).toContain('tel:+97400000001');
  expect(links).toContain(site.links.maps);
});

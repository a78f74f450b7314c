import { devices, type Locator } from '@playwright/test';
import { measureWords } from '../content/measure';
import { planInFragment } from '../lib/measure/link';
import { formOf } from './form-page';
import { keptForOffline } from './kept-for-offline';
import { kept, openPlanner, plannerOf, type Three, words } from './measure-page';
import { axeFindings } from './page-checks/axe';
import { overflowAt } from './page-checks/width';
import { basePath } from './published';
import { expect, test } from './test';

const three = (text: string): Three => [text, text, text];

test.describe('on a phone of 360 px', () => {
  const { defaultBrowserType: _, ...phone } = devices['Galaxy S8'];
  test.use({ ...phone, viewport: { width: 360, height: 740 } });

  test('a flat of five windows is entered with a thumb and sent as one message', async ({
    page,
    complaints,
  }) => {
    test.slow();
    const planner = await openPlanner(page);
    const rooms: readonly (readonly [room: string, window: string, across: Three, down: Three])[] =
      [
        ['Master bedroom', 'Sea window', ['297.6', '298', '298.4'], ['271.5', '271', '272']],
        ['Master bedroom', 'West window', three('180'), three('262')],
        ['Majlis', 'Long wall', three('٤٢٠'), three('٢٨٠')],
        ['Office', 'Desk', three('142.5'), three('1.6 m')],
        ['Office', 'Door', three('90'), three('210')],
      ];
    let before = '';
    for (const [index, [room, window, across, down]] of rooms.entries()) {
      if (index > 0 && room === before) await planner.add();
      if (index > 0 && room !== before) {
        await page.getByRole('button', { name: words.list.addRoom }).tap();
      }
      if (room !== before) await planner.field(words.here.room).fill(room);
      await planner.field(words.here.name).fill(window);
      if (window === 'Desk') await planner.choose(words.product.legend, words.product.roller);
      await planner.measure(across, down);
      before = room;
    }
    await expect(planner.windows).toHaveCount(5);
    await expect(planner.message).toContainText('5 windows');
    await expect(planner.message).toContainText('1. Master bedroom, Sea window: wave curtain');
    await expect(planner.message).toContainText('Track 338.4, drop 270 cm');
    await expect(planner.message).toContainText('Track 460, drop 279 cm');
    await expect(planner.message).toContainText('4. Office, Desk: roller blind');
    await expect(planner.message).toContainText('158.5 × 176 cm');

    const link = page.getByRole('link', { name: words.send.whatsapp });
    const address = new URL((await link.getAttribute('href')) ?? '');
    expect(address.host).toBe('wa.me');
    expect(address.searchParams.get('text')).toBe(await planner.message.textContent());
    expect(complaints).toEqual([]);
  });

  test('nothing is wider than the screen, and every control is a finger high', async ({ page }) => {
    for (const width of [320, 360]) {
      await page.setViewportSize({ width, height: 740 });
      await openPlanner(page);
      const sizes = await page.evaluate(() => ({
        wide: document.documentElement.scrollWidth - innerWidth,
        low: [...document.querySelectorAll('.plan button, .plan-send :is(a, button), .plan-pill')]
          .filter((element) => element.checkVisibility() && !element.matches('.plan-answer'))
          .filter((element) => element.getBoundingClientRect().height < 44)
          .map((element) => element.textContent),
      }));
      expect(sizes).toEqual({ wide: 0, low: [] });
      expect(await overflowAt(page, width, 2), 'letters of 200 %').toBe(0);
    }
    await page.emulateMedia({ forcedColors: 'active' });
    const coloursOf = (pills: string) =>
      page
        .locator(pills)
        .evaluateAll((all) => [...new Set(all.map((each) => getComputedStyle(each).background))]);
    const [chosen, others] = [
      await coloursOf('.plan-pill:has(:checked)'),
      await coloursOf('.plan-pill:not(:has(:checked))'),
    ];
    expect(
      chosen.filter((colour) => others.includes(colour)),
      'forced colours',
    ).toEqual([]);
  });

  test('the drawing stays in view, small, while numbers are typed', async ({ page }) => {
    const planner = await openPlanner(page);
    await planner.field(words.heights.heightRight).focus();
    await expect(page.locator('.plan-mini svg')).toBeInViewport();
  });

  test('the sun stands under the drawing, and is said again where its direction is asked', async ({
    page,
  }) => {
    const planner = await openPlanner(page);
    const drawing = page.getByRole('heading', { name: words.sun.title });
    const first = planner.field(words.here.room);
    const top = async (at: Locator) => (await at.boundingBox())?.y ?? Number.NaN;
    expect(await top(drawing)).toBeLessThan(await top(first));
    await expect(page.locator('.plan-sun-said')).toHaveCount(0);
    await planner.choose(words.facing.legend, words.facing.w);
    await expect(page.locator('.plan-sun-said')).toContainText(words.sun.advice.w);
    await expect(page.locator('.plan-sun-said')).toBeInViewport();
  });
});

test('a slip is named with its number and its reason, and put right by one press', async ({
  page,
}) => {
  const planner = await openPlanner(page);
  await planner.measure(three('298'), ['271.5', '27.1', '272']);
  const centre = planner.field(words.heights.heightCentre);
  await expect(centre).toHaveAttribute('aria-invalid', 'true');
  await expect(centre).toHaveAccessibleDescription(/27\.1 cm is a tenth of the others/);
  await expect(planner.message).toContainText('To be checked');
  // Its row is marked while another window is selected.
  const mark = planner.windows.first().locator('.plan-sign');
  await expect(mark).toHaveCount(0);
  await planner.add();
  await expect(mark).toBeVisible();
  await expect(planner.windows.first()).toHaveAccessibleName(/a number to check/);
  await planner.windows.first().click();
  await page.getByRole('button', { name: 'Yes, 271 cm' }).click();
  await expect(centre).toHaveValue('271');
  await expect(centre).toBeFocused();
  await expect(centre).toHaveAccessibleDescription(/differ by 1 cm: straight enough.*271 cm/s);
});

test('numbers that cannot be right are said', async ({ page }) => {
  const planner = await openPlanner(page);
  const top = planner.field(words.widths.widthTop);
  for (const [text, said] of [
    ['25', /25 cm is less than any window.*Did you mean 250 cm/],
    ['2500', /2500 cm is more than any window.*Did you mean 250 cm/],
    ['1 200', /1200 cm is more than a tape reads.*Did you mean 120 cm\? If not, write 12 m/],
    ['2.5 m', /2\.5 m is 250 cm/],
    ['٢٥O', /is no length that we can read/],
  ] as const) {
    await top.fill(text);
    await top.blur();
    await expect(top).toHaveAccessibleDescription(said);
  }
});

test('a choice survives a reload that follows its press at once', async ({ page }) => {
  const planner = await openPlanner(page);
  await planner.choose(words.product.legend, words.product.roller);
  await page.reload();
  const roller = page.getByRole('radio', { name: words.product.roller });
  await expect(roller).toBeChecked();
});

test('what is kept survives a reload, a closed tab and another version of the site', async ({
  page,
  context,
}) => {
  const planner = await openPlanner(page);
  await planner.field(words.here.room).fill('Majlis');
  await planner.measure(three('420'), three('280'));
  await kept(page, 'Majlis');
  await page.close();
  const again = await context.newPage();
  const reopened = await openPlanner(again);
  await expect(reopened.field(words.here.room)).toHaveValue('Majlis');
  await again.evaluate(() =>
    localStorage.setItem(
      'measure-plan',
      '{"version":7,"rooms":[{"name":"Hall","windows":[{"shape":"arch"}]}]}',
    ),
  );
  const later = await openPlanner(await context.newPage());
  await expect(later.field(words.here.room)).toHaveValue('Hall');
});

for (const [name, error] of [
  ['refused', 'SecurityError'],
  ['full', 'QuotaExceededError'],
] as const) {
  test(`storage ${name}: the planner says so, and the page's address keeps the list`, async ({
    page,
  }) => {
    await page.addInitScript((kind) => {
      const refuse = () => {
        throw new DOMException(kind, kind);
      };
      Storage.prototype.setItem = refuse;
      if (kind === 'SecurityError') Storage.prototype.getItem = refuse;
      Object.defineProperty(window, 'indexedDB', { get: refuse });
    }, error);
    const planner = await openPlanner(page);
    await planner.measure(three('298'), three('271'));
    await expect(page.getByText(words.status.notKept)).toBeVisible();
    await expect(planner.message).toContainText('Track 338, drop 270 cm');
    const heights = async () => {
      const [room] = (await planInFragment(new URL(page.url()).hash))?.rooms ?? [];
      return JSON.stringify(room?.windows).match(/271/g)?.length;
    };
    await expect.poll(heights, 'heights in the address').toBe(3);
    await page.reload();
    await page.keyboard.press('Shift');
    await expect(planner.message).toContainText('Track 338, drop 270 cm');
  });
}

test('a deletion is undone, and what was typed since stays', async ({ page }) => {
  const planner = await openPlanner(page);
  await planner.field(words.here.name).fill('Sea');
  await page.getByRole('button', { name: words.here.delete, exact: true }).click();
  await expect(planner.field(words.here.name)).toHaveValue('');
  await planner.field(words.here.name).fill('Garden');
  await page.getByRole('button', { name: words.status.undo }).press('Enter');
  await expect(planner.field(words.here.name)).toHaveValue('Sea');
  // The button is gone, but the place of the keyboard's visitor is not.
  await expect(page.locator('.plan-fields [role=status]').first()).toBeFocused();
  await expect(planner.windows).toContainText(['Sea', 'Garden']);
});

test('the list is ordered by the keyboard', async ({ page }) => {
  const planner = await openPlanner(page);
  for (const name of ['A', 'B', 'C']) {
    if (name !== 'A') await planner.add();
    await planner.field(words.here.name).fill(name);
  }
  const up = page.getByRole('button', { name: words.here.up, exact: true });
  await up.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(up).toBeFocused();
  await expect(planner.windows).toContainText(['C', 'A', 'B']);
  await expect(page.getByRole('status').getByText('C: number 1 of 3.')).toHaveCount(1);
});

test('Enter goes from measure to measure', async ({ page }) => {
  const planner = await openPlanner(page);
  await planner.field(words.widths.widthTop).focus();
  for (const text of ['297', '298', '298', '271', '271', '272']) {
    await page.keyboard.type(text);
    await page.keyboard.press('Enter');
  }
  await expect(planner.field(words.heights.heightRight)).toHaveValue('272');
});

test('a link holds the whole list, and asks before it takes the place of another', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const planner = await openPlanner(page);
  await planner.field(words.here.room).fill('Majlis');
  await planner.measure(three('420'), three('280'));
  await page.getByRole('button', { name: words.send.link }).click();
  await expect(page.getByText(words.status.copied)).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  const fragment = link.slice(link.indexOf('#'));
  expect(new URL(link).pathname).toBe(`${basePath}/measure/`);

  await page.evaluate(() => localStorage.clear());
  await page.goto('about:blank');
  await page.evaluate(() => 0);
  const fresh = await openPlanner(page, fragment);
  await expect(fresh.field(words.here.room)).toHaveValue('Majlis');
  await fresh.field(words.here.room).fill('Mine');
  await kept(page, 'Mine');
  await page.goto('about:blank');
  const asked = await openPlanner(page, fragment);
  await expect(asked.field(words.here.room)).toHaveValue('Mine');
  await page.getByRole('button', { name: words.status.shared.append }).click();
  await expect(asked.windows).toHaveCount(2);
});

test('a file holds the whole list', async ({ page }) => {
  const planner = await openPlanner(page);
  await planner.field(words.here.room).fill('Majlis');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: words.send.save }).click(),
  ]);
  const path = await download.path();
  await planner.field(words.here.room).fill('Hall');
  const open = page.getByLabel(words.send.open);
  await open.setInputFiles({ name: 'a.json', mimeType: '', buffer: Buffer.from('{"rooms":') });
  await expect(page.getByText(words.status.broken)).toBeVisible();
  await page.evaluate(() => {
    location.hash = '#plan=zBroken';
  });
  await expect(page).toHaveURL(/\/measure\/$/);
  await expect(planner.field(words.here.room)).toHaveValue('Hall');
  await open.setInputFiles(path);
  await page.getByRole('button', { name: words.status.shared.replace }).click();
  await expect(planner.field(words.here.room)).toHaveValue('Majlis');
  await page.getByRole('button', { name: words.status.exchange }).click();
  await expect(planner.field(words.here.room)).toHaveValue('Hall');
});

test('the message form is filled in', async ({ page }) => {
  const planner = await openPlanner(page);
  await planner.measure(three('420'), three('280'));
  await expect(planner.message).toContainText('Track 460');
  await page.getByRole('link', { name: words.send.form }).click();
  await page.waitForURL('**/contact/');
  await page.keyboard.press('Shift');
  await expect(formOf(page).message).toHaveValue(/Track 460, drop 279 cm/);
});

test('forty windows are divided into numbered messages of at most 1,600 characters', async ({
  page,
}) => {
  const windows = Array.from({ length: 40 }, (_, index) => ({
    name: `Window on the stairs ${index}`,
    note: 'A handle stands out, and a socket is behind the cloth',
    lengths: { widthTop: '180', widthMiddle: '180', widthBottom: '180', heightLeft: '262' },
  }));
  await page.addInitScript(
    (text) => localStorage.setItem('measure-plan', text),
    JSON.stringify({ version: 1, rooms: [{ name: 'Villa', windows }] }),
  );
  const planner = await openPlanner(page);
  await expect(planner.windows).toHaveCount(40);
  const texts = await page.locator('.plan-message').allTextContents();
  expect(texts.length).toBeGreaterThan(2);
  expect(Math.max(...texts.map((text) => text.length))).toBeLessThanOrEqual(1600);
  expect(texts.map((text) => text.split('\n')[0])).toEqual(
    texts.map((_, index) => `(${index + 1}/${texts.length})`),
  );
  await expect(page.getByRole('link', { name: /^Send part/ })).toHaveCount(texts.length);
  await planner.field(words.widths.widthTop).fill('190');
  await expect(page.locator('.plan-message').first()).toContainText('Track 230');
});

test('a photograph stays with its window, and is shared with the drawings and the message', async ({
  page,
}) => {
  await page.addInitScript(() => {
    navigator.canShare = () => true;
    navigator.share = async (data) => {
      const files = (data?.files ?? []).map(({ name, type, size }) => ({ name, type, size }));
      document.body.dataset.shared = JSON.stringify({ files, text: data?.text });
    };
  });
  await openPlanner(page);
  const picture = { name: 'a.png', mimeType: 'image/png', buffer: await page.screenshot() };
  await page.getByLabel(words.note.add).setInputFiles([picture]);
  const photo = page.getByRole('img', { name: /^Photograph 1 of/ });
  await expect(photo).toBeVisible();
  await plannerOf(page).field(words.here.name).fill('Sea');
  await kept(page, 'Sea');
  await page.reload();
  await page.keyboard.press('Shift');
  await expect(photo).toBeVisible();
  const message = await plannerOf(page).message.textContent();
  expect(message).toContain('Photographs follow');
  await page.getByRole('button', { name: words.send.share }).click();
  await expect(page.locator('body')).toHaveAttribute('data-shared', /jpeg/);
  const shared = JSON.parse((await page.locator('body').getAttribute('data-shared')) ?? '');
  expect(shared.text).toBe(message);
  expect(shared.files).toMatchObject([
    { name: 'windows-1.png', type: 'image/png' },
    { name: 'windows-1-1.jpg', type: 'image/jpeg' },
  ]);
  for (const { size } of shared.files) expect(size).toBeGreaterThan(3000);
});

test('what was typed and pressed before the scripts came is not lost', async ({ page }) => {
  await page.goto('/measure/', { waitUntil: 'commit' });
  const top = plannerOf(page).field(words.widths.widthTop);
  await top.fill('298');
  await plannerOf(page).add();
  await expect(page.getByRole('link', { name: words.send.form })).toBeVisible();
  await kept(page, '298');
  await expect(plannerOf(page).windows).toHaveCount(2);
});

test('a category page opens the planner with its product', async ({ page }) => {
  await page.goto('/blinds/venetian/');
  await page.getByRole('link', { name: 'Measure this window' }).click();
  await page.waitForURL('**/measure/**');
  await page.keyboard.press('Shift');
  await expect(page.getByRole('radio', { name: words.product.venetian })).toBeChecked();
  await expect(page).toHaveURL(/\/measure\/$/);
  await page.evaluate(() => {
    location.hash = '#product=wave&cloth=dimout';
  });
  await expect(page.getByRole('radio', { name: words.cloth.dimout })).toBeChecked();
  await expect(page.getByRole('radio', { name: words.product.curtain })).toBeChecked();
});

test('the list is printed with its drawings, the card alone', async ({ page }) => {
  const planner = await openPlanner(page);
  await planner.measure(three('420'), three('280'));
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('.plan-paper figure')).toHaveCount(1);
  await expect(page.locator('.plan-paper figure')).toContainText('Track 460');
  await expect(planner.field(words.widths.widthTop)).toBeHidden();
  await page.evaluate(() => {
    dispatchEvent(new Event('afterprint'));
    document.documentElement.dataset.print = 'card';
  });
  await expect(page.locator('.plan-paper')).toHaveCount(0);
  await expect(page.locator('.plan-card')).toBeVisible();
  await expect(page.locator('main > section').first()).toBeHidden();
});

test.describe('offline, in Arabic, by the keyboard', () => {
  const { planner: arabic } = measureWords.ar;
  test.use({ serviceWorkers: 'allow', viewport: { width: 360, height: 740 } });

  test('two rooms are measured and become one message', async ({ page, context, complaints }) => {
    test.slow();
    await page.clock.install();
    await openPlanner(page, '', 'ar');
    await keptForOffline(page);
    await context.setOffline(true);
    const planner = await openPlanner(page, '', 'ar');
    const type = async (...texts: readonly string[]) => {
      for (const text of texts) {
        await page.keyboard.insertText(text);
        await page.keyboard.press('Enter');
      }
    };
    await planner.field(arabic.here.room).focus();
    await page.keyboard.insertText('غرفة النوم');
    await page.keyboard.press('Tab');
    await page.keyboard.insertText('نافذة البحر');
    await planner.field(arabic.widths.widthTop).focus();
    await type('٢٩٧٫٦', '2.98 م', '298,4', '271.5', '27.1', '٢٧٢');
    const centre = planner.field(arabic.heights.heightCentre);
    await expect(centre).toHaveAccessibleDescription(/27\.1\sسم.*هل قصدتم 271\sسم؟/);
    expect(await axeFindings(page), 'axe').toEqual([]);
    await page.getByRole('button', { name: 'نعم، 271 سم' }).press('Enter');
    await expect(centre).toBeFocused();

    // A new window begins with its first measure.
    await page.getByRole('button', { name: arabic.list.addRoom }).press('Enter');
    await expect(planner.field(arabic.widths.widthTop)).toBeFocused();
    await type('١٤٢٫٥', '142.5', '1425 ملم', '160', '160', '160');
    const product = (name: string) => page.getByRole('radio', { name, exact: true });
    await product(arabic.product.curtain).focus();
    await page.keyboard.press('ArrowDown');
    await expect(product(arabic.product.roller)).toBeChecked();

    const { message } = planner;
    await expect(message).toContainText('1. غرفة النوم، نافذة البحر: ستارة ويفي');
    await expect(message).toContainText('السكة 338.4 والطول 270 سم');
    await expect(message).toContainText('2. غرفة 2، نافذة 1: رول');
    await expect(message).toContainText('خارج الفتحة، 158.5 × 176 سم');
    for (const width of [320, 390]) {
      expect(await overflowAt(page, width, 2), `letters of 200 %, ${width}`).toBe(0);
    }
    expect(complaints).toEqual([]);
    await context.setOffline(false);
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('it is a guide with drawings and a card', async ({ page }) => {
    await page.goto('/measure/');
    await expect(page.getByText('The planner needs JavaScript.')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Both diagonals' })).toBeVisible();
    await expect(page.getByRole('img', { name: /diagonals from corner to corner/ })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'The card to take along' })).toBeVisible();
    await expect(page.locator('.plan, .plan-send').filter({ visible: true })).toHaveCount(0);
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('.plan-card').getByRole('row')).toHaveCount(9);
    await expect(page.getByRole('heading', { name: 'Both diagonals' })).toBeVisible();
  });
});

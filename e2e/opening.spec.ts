import { expect, test } from './test';

const plain = 'Saturday to Thursday';

for (const timezoneId of ['Asia/Qatar', 'Pacific/Kiritimati', 'America/Los_Angeles']) {
  test.describe(timezoneId, () => {
    test.use({ timezoneId });

    test('says whether the shop is open in Qatar', async ({ page, complaints }) => {
      for (const [moment, text] of [
        ['2026-11-27T15:29:59', 'Closed, opens at 15:30'],
        ['2026-11-27T15:30:00', 'Open now, until 22:00'],
        ['2026-11-27T22:00:00', 'Closed, opens Saturday 8:00'],
        ['2026-11-28T00:00:00', 'Closed, opens at 8:00'],
        ['2026-11-28T12:59:59', 'Open now, until 13:00'],
        ['2026-11-28T13:00:00', 'Closed, opens at 15:30'],
      ] as const) {
        await page.clock.setFixedTime(new Date(`${moment}+03:00`));
        await page.goto('/contact/');
        await page.mouse.wheel(0, 10);
        await expect(page.getByRole('main').getByText(text), moment).toBeVisible();
      }
      expect(complaints).toEqual([]);
    });
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the plain hours stand there', async ({ page }) => {
    await page.goto('/contact/');
    await expect(page.getByRole('main').getByText(plain)).toBeVisible();
    await expect(page.getByText('Open now')).toHaveCount(0);
  });
});

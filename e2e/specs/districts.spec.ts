import { session } from '../pages/session';
import { expect, test } from '../pages/test';

test('a district map keeps its year, difference, classes and area on reload and back', async ({ page }) => {
  await session.signIn(page);
  await page.goto('/district-values-map');
  await expect(page.getByRole('heading', { name: 'Waarden per buurt' })).toBeVisible();
  const legend = page.getByRole('region', { name: 'Legenda' });
  await expect(legend.getByRole('listitem').first()).toContainText('€');
  await page.getByLabel('Verschil met').selectOption('2018');
  await expect(legend.getByText('Niet te vergelijken')).toBeVisible();
  await page.getByLabel('Klassen', { exact: true }).selectOption('natural');
  const row = page.getByRole('table', { name: 'Gebieden met hun waarden' }).getByRole('row').nth(1);
  await row.click();
  const detail = page.getByRole('complementary', { name: 'Gekozen gebied' });
  const name = await detail.getByRole('heading').textContent();
  const told = await legend.textContent();
  await page.reload();
  await expect(detail.getByRole('heading')).toHaveText(name ?? '');
  await expect(legend).toHaveText(told ?? '');
  await page.goBack();
  await expect(detail).toBeHidden();
});

test('a visitor sees where rents are free, and another dwelling moves the boundary', async ({ page }) => {
  await page.goto('/wws');
  const boundary = page.locator('[data-boundary]');
  await expect(boundary).toContainText('vrij vanaf');
  const before = Number(await boundary.getAttribute('data-boundary'));
  await page.getByLabel('Energielabel').selectOption('A++++');
  await expect.poll(async () => Number(await boundary.getAttribute('data-boundary'))).toBeLessThan(before);
  const table = page.getByRole('table', { name: 'Gebieden met punten en huur' });
  await page.getByRole('button', { name: /^Vrij/ }).click();
  await table.getByRole('row').nth(1).click();
  await expect(page.getByRole('complementary', { name: 'Gekozen gebied' })).toContainText('punten');
});

import { session } from '../pages/session';
import { expect, test } from '../pages/test';

test('actions are found and run by keyboard only, also on the open portfolio', async ({ page }) => {
  await session.signInOnPage(page);
  const ask = async (text: string) => {
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('combobox', { name: /^Pagina, actie/ })).toBeFocused();
    await page.keyboard.type(text);
  };
  const first = page.getByRole('listbox', { name: 'Ga naar' }).getByRole('option', { selected: true });

  await ask('nieuwe portefeuille');
  await expect(first).toContainText('Nieuwe portefeuille');
  await page.keyboard.press('Enter');
  const name = `Met toetsen ${Date.now()}`;
  await expect(page.getByLabel('Naam', { exact: true })).toBeFocused();
  await page.keyboard.type(name);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Alleen u: Delen…' })).toBeVisible();

  await ask('deel portefeuille');
  await expect(first).toContainText(name);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: `${name} delen` })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();

  await ask('exporteer');
  await expect(first).toContainText('Exporteer');
  await page.keyboard.press('Escape');

  await ask('logout');
  await expect(first).toContainText('Uitloggen');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: 'Login' })).toBeVisible();
});

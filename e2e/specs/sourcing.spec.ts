import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { portfolios } from '../pages/portfolios';
import { session } from '../pages/session';
import { expect, test } from '../pages/test';

const found = (page: Page) => page.getByText(/^[\d.]+ kandida(at|ten)$/);
const table = (page: Page) => page.getByRole('table', { name: 'Kandidaten op volgorde van score' });

test('from an area to explained candidates, a portfolio and a file; the link keeps all of it', async ({
  page,
}) => {
  test.slow();
  await session.signIn(page);
  const name = `Sourcing ${Date.now()}`;
  await portfolios.create(page, name);
  await page.goto('/sourcing');
  await expect(page.getByText('Kies eerst een gebied')).toBeVisible();
  await page.getByRole('combobox', { name: /Gemeente, wijk/ }).fill('kavelstede');
  await page.getByRole('option', { name: 'Kavelstede (gemeente)' }).click();
  await expect(found(page)).toBeVisible({ timeout: 60_000 });

  const mixed = (await found(page).textContent()) ?? '';
  await page.getByLabel('Strategie').selectOption({ label: 'Kantoor naar woning' });
  await expect(page).toHaveURL(/strategy=transformation/);
  const rows = table(page).getByRole('row');
  await expect(found(page)).not.toHaveText(mixed);
  await rows.nth(1).click();
  await expect(page).toHaveURL(/pand=\d{16}/);
  await expect(page.getByRole('row', { name: /^Transformatie/ })).toContainText('BAG');
  const counted = await found(page).textContent();

  await page.reload();
  await expect(found(page)).toHaveText(counted ?? '');
  await expect(page.getByRole('row', { name: /^Transformatie/ })).toBeVisible();
  await page.goBack();
  await expect(page).not.toHaveURL(/pand=/);

  await rows.nth(1).getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Naar portefeuille' }).click();
  await page.getByLabel('Portefeuille', { exact: true }).selectOption({ label: name });
  await page.getByRole('button', { name: 'Voeg toe' }).click();
  await expect(page.getByText(new RegExp(`toegevoegd aan ${name}`))).toBeVisible();

  await page.getByRole('button', { name: 'Exporteren' }).click();
  await page.getByRole('radio', { name: 'CSV' }).check({ force: true });
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Maak bestand' }).click();
  const text = readFileSync(await (await download).path(), 'utf8');
  expect(text).toContain('Strategie;Kantoor naar woning');
  expect(text).toContain('Transformatie (criteria)');
});

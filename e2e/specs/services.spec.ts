import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { portfolios } from '../pages/portfolios';
import { session } from '../pages/session';
import { expect, test } from '../pages/test';

test.use({ expectedNoise: ['ERR_FAILED', 'Failed to fetch'] });

/** Timeout until the page shows the error. */
const atOnce = { timeout: 5_000 };
/** The same for the connection, which breaks after a part of the file. */
const soon = { timeout: 10_000 };

test('files are uploaded, also when the connection breaks, appear in a second tab and are downloaded unchanged', async ({
  page,
  context,
}) => {
  const content = randomBytes(3_000_000);
  await session.signIn(page);
  await portfolios.create(page, `Met diensten ${Date.now()}`);
  await page.getByRole('link', { name: 'Diensten' }).click();
  await page.getByRole('button', { name: 'Nieuwe dienst' }).click();
  await page.getByRole('textbox', { name: 'Naam' }).fill('Taxatie 2026');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Taxatie 2026' })).toBeVisible();
  const second = await context.newPage();
  await second.goto(page.url());
  await expect(second.getByText('Nog geen bestanden')).toBeVisible();

  const begins: string[] = [];
  await page.route('**/content*', route => {
    const range = route.request().headers()['content-range'] ?? '';
    begins.push(range);
    return begins.length === 2 ? route.abort() : route.continue();
  });
  await page.locator('input[type=file]').setInputFiles([
    { name: 'opname.bin', mimeType: 'application/octet-stream', buffer: content },
    { name: 'leeg.txt', mimeType: 'text/plain', buffer: Buffer.alloc(0) },
  ]);
  await expect(page.getByText('Dit bestand is leeg (0 bytes).')).toBeVisible(atOnce);
  await page.getByRole('button', { name: 'opname.bin opnieuw proberen' }).click(soon);
  await expect(page.getByRole('button', { name: 'opname.bin bekijken' })).toBeVisible();
  // The first part was received, so it is not sent again.
  expect(begins.filter(range => range.startsWith('bytes 0-'))).toHaveLength(1);
  await expect(second.getByRole('button', { name: 'opname.bin bekijken' })).toBeVisible();

  await second.getByRole('button', { name: 'opname.bin bekijken' }).click();
  const saved = second.waitForEvent('download');
  await second.getByRole('dialog').getByRole('button', { name: 'Downloaden' }).click();
  const download = await saved;
  expect(download.suggestedFilename()).toBe('opname.bin');
  expect((await readFile(await download.path())).equals(content)).toBe(true);
});

test('a link to a service shows an introduction, asks to sign in and returns', async ({ page }) => {
  await page.goto('/valuation-service/00000000-0000-4000-8000-000000000001');
  await page.getByRole('link', { name: 'Inloggen om de bestanden te zien' }).click();
  await session.fill(page, 'intern@kavel.example', 'kavel-demo');
  await expect(page).toHaveURL(/\/valuation-service\/0{8}/);
  await expect(page.getByRole('heading', { name: 'Een dienst met bestanden' })).toBeVisible();
});

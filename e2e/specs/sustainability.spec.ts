import { session } from '../pages/session';
import { expect, test } from '../pages/test';
import { apiOf, fullSubjects } from '../pages/walk-data';

const years = ['2025;60', '2030;40', '2040;15', '2050;0'];
const types = ['eengezinswoning', 'appartement', 'kantoor', 'winkel'];
const pathways = [
  'vtwType;measure;year;value',
  ...types.flatMap(type => years.map(year => `${type};carbon;${year}`)),
].join('\n');

test('a portfolio is looked through, a pathway is imported, and an address is explained', async ({
  page,
  request,
}) => {
  test.slow();
  await session.signIn(page);
  const { portfolioId } = await fullSubjects(await apiOf(page), request);
  await page.goto('/sustainability-index');
  await page.getByLabel('Portefeuille').selectOption(portfolioId);
  await expect(page).toHaveURL(`/sustainability-index?portfolio=${portfolioId}`);
  await expect(page.getByRole('region', { name: 'Samenvatting' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'CO2 tegen het pad' })).toContainText('Geen pad ingelezen');

  await page.getByLabel('Bron en versie').fill('CRREM 2.07');
  await page.getByLabel('Bestand kiezen').setInputFiles({
    name: 'crrem.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(`${pathways}\nkantoor;carbon;2025;1\n`),
  });
  await expect(page.getByText('16 rijen in, 1 afgewezen')).toBeVisible();
  await page.getByRole('button', { name: 'Inlezen' }).click();
  await expect(page.getByText('De paden zijn ingelezen.')).toBeVisible();

  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Tabel downloaden (CSV)' }).click();
  expect((await downloading).suggestedFilename()).toBe('EU-taxonomie.csv');

  const table = page.getByRole('table', { name: 'EU-taxonomie per adres' });
  await table.getByRole('link').first().click();
  await expect(page).toHaveURL(/\/sustainability-index\/\d{16}$/);
  await expect(page.getByRole('row', { name: /^Energievraag/ })).toBeVisible();
  // What the index rests on is loaded when it is seen.
  await page.keyboard.press('End');
  const stranding = page.getByRole('region', { name: 'Strandingsjaar' });
  await expect(stranding).not.toContainText('Niet ingelezen');

  await page.goto('/sustainability-index');
  await page.getByRole('button', { name: 'Terugdraaien: crrem.csv' }).first().click();
  await expect(page.getByText('De paden zijn teruggedraaid.')).toBeVisible();
});

import { demoAddresses } from '../pages/addresses';
import { bulkUpload, hub, portfolios } from '../pages/portfolios';
import { session } from '../pages/session';
import { expect, test } from '../pages/test';

test('a CSV with rents is stored by a job that is found by its address, also after a reload', async ({
  page,
  request,
}) => {
  const good = (await demoAddresses(request, 'Dotterbloemplein')).map(({ address }) => address);
  await session.signIn(page);
  await portfolios.create(page, `Lijst met huren ${Date.now()}`);
  await page.getByRole('link', { name: 'Adressen toevoegen' }).click();
  const rows = good.map((address, index) => `"${address}";${12_000 + index}`);
  await page.locator('input[type=file]').setInputFiles({
    name: 'huren.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(['adres;jaarhuur', ...rows, '"Nergensstraat 1, 9999 ZZ Nergens";1'].join('\n')),
  });
  await expect(page.getByLabel('Inhoud van jaarhuur')).toHaveValue('annualRent');
  await page.getByRole('button', { name: /^Controleer/ }).click();
  await expect(page).toHaveURL(/\?job=/);
  await page.getByLabel('Alleen problemen (1)').check();
  await expect(bulkUpload.lines(page).getByText('Niet gevonden')).toBeVisible();

  await page.reload();
  await bulkUpload.commit(page, good.length);
  await expect(page.getByText(new RegExp(`^${good.length} adres(sen)? toegevoegd`))).toBeVisible();
  await page.reload();
  await expect(bulkUpload.lines(page).getByText('Toegevoegd').first()).toBeVisible();

  await page.getByRole('link', { name: 'Naar de portefeuille' }).click();
  await expect(hub.table(page)).toHaveAttribute('aria-rowcount', String(good.length + 1));
  await page.getByRole('link', { name: 'Adressen toevoegen' }).click();
  await expect(page.getByRole('link', { name: 'huren.csv' })).toBeVisible();
});

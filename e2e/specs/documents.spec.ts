import { readFileSync } from 'node:fs';
import { session } from '../pages/session';
import { expect, test } from '../pages/test';
import { apiOf, fullSubjects } from '../pages/walk-data';

test('a calculation is simulated, and its report seen before it is downloaded in another language', async ({
  page,
  request,
}) => {
  test.slow();
  await session.signIn(page);
  const { valuationId, objectId } = await fullSubjects(await apiOf(page), request);
  await page.goto(`/valuation/${valuationId}/calculation?sensitivity=tornado&monte-carlo=open`);
  await expect(page.getByRole('figure', { name: 'Tornado: wat het meest doet' })).toBeVisible();
  await page.getByRole('button', { name: 'Simulatie instellen' }).click();
  const settings = page.getByRole('dialog', { name: 'Verdelingen van de simulatie' });
  await settings.getByLabel('Verdeling: Exit yield').selectOption('driehoek');
  await settings.getByRole('button', { name: 'Start' }).click();
  await expect(page.getByText(/Verdelingen: .*Exit yield driehoek/)).toBeVisible();

  await page.goto(`/valuation/${valuationId}/summary`);
  await page.getByRole('link', { name: 'Rapport (PDF)' }).click();
  await expect(page).toHaveURL(`/pdf?document=valuation&id=${valuationId}`);

  const picture = page.getByRole('img', { name: /Eerste pagina van het document: Waarderingsrapport/ });
  await expect(picture).toBeVisible();
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(500);
  await page.getByLabel('Taal van het document').selectOption('en');
  await expect(page).toHaveURL(/language=en/);
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'PDF downloaden' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^Waarderingsrapport - .*\.pdf$/);
  expect(
    readFileSync(await download.path())
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-');
  await expect(page.getByText('De PDF is gedownload.')).toBeVisible();

  await page.goto(`/passport/${objectId}`);
  await page.getByRole('link', { name: 'Rapport (PDF)' }).click();
  await expect(page.getByRole('img', { name: /Vastgoedpaspoort/ })).toBeVisible();
});

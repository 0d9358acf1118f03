import { demoAddresses } from '../pages/addresses';
import { session } from '../pages/session';
import { expect, test } from '../pages/test';

test('a score is changed by a weight, survives a reload, and leads to a comparison and its area', async ({
  page,
  request,
}) => {
  const [first, second] = await demoAddresses(request, 'Dotterbloemplein', 2);
  await session.signIn(page, 'admin');
  await page.goto(`/passport/${first?.objectId}`);
  await page.getByRole('link', { name: 'Score in delen' }).click();
  await expect(page).toHaveURL(`/score/${first?.objectId}`);
  await expect(page.getByRole('heading', { name: 'Waaruit de score bestaat' })).toBeVisible();

  await page.getByRole('button', { name: 'Wat als: Station' }).click();
  await page.getByRole('textbox', { name: 'Gewicht van Station in punten' }).fill('60');
  await expect(page).toHaveURL(/weights=station-distance%3A60/);
  await expect(page.getByRole('heading', { name: 'Vastgoedscore: Uw berekening' })).toBeVisible();
  await page.reload();
  await expect(page.getByText('1 wijziging van u.')).toBeVisible();
  await page.getByRole('button', { name: 'Alles terug' }).click();
  await expect(page).toHaveURL(`/score/${first?.objectId}`);
  await expect(page.getByRole('heading', { name: 'Vastgoedscore', exact: true })).toBeVisible();

  await page.getByRole('link', { name: 'Vergelijk', exact: true }).click();
  await page.getByRole('combobox', { name: 'Adres toevoegen' }).fill(second?.address ?? '');
  await page
    .getByRole('option', { name: second?.address ?? '' })
    .first()
    .click();
  await expect(page.getByRole('columnheader')).toHaveCount(3);

  await page.goto(`/score/${first?.objectId}`);
  await page.getByRole('link', { name: 'Score van de buurt' }).click();
  await expect(page.getByText(/^Plaats \d+ van \d+\.$/)).toBeVisible();
});

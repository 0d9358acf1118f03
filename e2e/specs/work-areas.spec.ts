import type { Page } from '@playwright/test';
import { locator } from '../pages/locator';
import { newPerson, signInAs } from '../pages/people';
import { expect, test } from '../pages/test';
import { transactions } from '../pages/transactions';
import { workAreas } from '../pages/work-areas';

const rights = ['auth.unrestricted-access-general', 'auth.locator'] as const;
const count = (found: number) => Math.round(found).toLocaleString('nl-NL');

/** What a service answers to the signed-in user. */
async function ask<Result>(page: Page, path: string, data: object): Promise<Result> {
  const token = (await page.context().cookies()).find(({ name }) => name === 'jwt_token')?.value;
  const response = await page.request.post(`/api/${path}`, {
    data,
    headers: { authorization: `Bearer ${token}` },
  });
  expect(response.ok(), await response.text()).toBe(true);
  return ((await response.json()) as { result: Result }).result;
}

test('the work area of one wijk filters and dims the map, the transactions and the locator', async ({
  page,
  request,
}) => {
  await signInAs(page, await newPerson(request, 'Wijk Werker', rights));
  const id = await workAreas.choose(page, 'Stationskwartier');
  const { within } = await ask<{ within: string }>(page, 'portfolio/work-areas/filter', { id });

  await page.getByRole('link', { name: 'Stationskwartier op de kaart' }).click();
  await workAreas.isOn(page);
  await workAreas.toggle(page).press('Enter');
  await workAreas.isOff(page);
  await workAreas.toggle(page).press('Space');
  await workAreas.isOn(page);

  await transactions.open(page);
  const all = await transactions.counted(page);
  await workAreas.toggle(page).press('Space');
  const inside = await transactions.counted(page, all);
  await workAreas.isOn(page);
  const filter = { category: 'wonen', propertyType: 'huur', within };
  const statistics = await ask<{ count: number; pricePerM2: { median: number } }>(
    page,
    'real-estate-data/transactions/statistics',
    { filter },
  );
  expect(inside).toBe(`${count(statistics.count)} transacties gevonden`);
  await page.getByText('Cijfers', { exact: true }).click();
  await page.getByText('Alles', { exact: true }).click();
  const figures = page.getByRole('table', { name: 'Cijfers van de selectie' });
  await expect(figures.getByRole('row', { name: /^Aantal/ })).toContainText(count(statistics.count));
  await expect(figures.getByRole('row', { name: /^Mediaan €\/m²/ })).toContainText(
    count(statistics.pricePerM2.median),
  );
  await page.reload();
  await workAreas.isOn(page);
  await expect(transactions.count(page)).toHaveText(inside);

  await locator.open(page, '?work=on');
  const objects = await ask<{ count: number; total: number }>(page, 'real-estate-data/locator/count', {
    within,
  });
  await expect(locator.count(page)).toHaveText(`${count(objects.count)} objecten gevonden`);
  await workAreas.isOn(page);
  await page.goBack();
  await workAreas.isOn(page);
  await expect(transactions.count(page)).toHaveText(inside);
  await page.goForward();
  await workAreas.isOn(page);
  await workAreas.chip(page).click();
  await workAreas.isOff(page);
  await expect(locator.count(page)).not.toHaveText(`${count(objects.count)} objecten gevonden`);
});

test.describe('of another organisation', () => {
  test.use({ expectedNoise: ['404'] });

  test('a link to a work area says that it is not there and shows everything', async ({ page, request }) => {
    await signInAs(page, await newPerson(request, 'Eigen Gebied', rights));
    const id = await workAreas.choose(page, 'Stationskwartier');
    await signInAs(page, await newPerson(request, 'Ander Gebied', rights));
    for (const { open, counted } of [transactions, locator]) {
      await open(page, `?work=${id}`);
      // Side by side: a message goes away after some seconds.
      await Promise.all([
        expect(page.getByText('Dit werkgebied bestaat niet (meer)')).toBeVisible(),
        expect(page.getByText('Het filter is uitgezet: u ziet nu alles.')).toBeVisible(),
      ]);
      await workAreas.isOff(page);
      await counted(page);
      await expect(page).not.toHaveURL(/work=/);
      await expect(workAreas.chip(page)).toHaveCount(0);
    }
  });
});

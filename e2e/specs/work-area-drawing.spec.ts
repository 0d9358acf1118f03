import { readFile } from 'node:fs/promises';
import { locator } from '../pages/locator';
import { newPerson, signInAs } from '../pages/people';
import { expect, test } from '../pages/test';
import { workAreas } from '../pages/work-areas';

const rights = ['auth.unrestricted-access-general', 'auth.locator'] as const;
interface GeoJson {
  features: { properties: { name: string }; geometry: { coordinates: number[][][][] } }[];
}

test('work areas are drawn by mouse and chosen by keyboard, exported and imported, and filter the workspace', async ({
  page,
  request,
}) => {
  await signInAs(page, await newPerson(request, 'Tekenaar', rights));
  await page.goto('/boundries');
  await page.getByRole('button', { name: 'Tekenen' }).press('Enter');
  const centre = page.getByRole('button', { name: 'Hoek in het midden' });
  // Known once the map is at rest.
  await expect(centre).toBeEnabled();
  await centre.press('Enter');
  await expect(page.getByText('1 hoek', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Laatste hoek weghalen' }).press('Enter');
  await expect(page.getByText('0 hoeken')).toBeVisible();

  const map = page.getByRole('application', { name: 'Kaart van werkgebieden' });
  await expect(page.getByRole('button', { name: 'Opslaan' })).toBeDisabled();
  for (const [at, position] of [
    { x: 700, y: 300 },
    { x: 1_000, y: 300 },
    { x: 1_000, y: 600 },
  ].entries()) {
    await map.click({ position });
    await expect(page.getByText(at === 0 ? '1 hoek' : `${at + 1} hoeken`, { exact: true })).toBeVisible();
  }
  await page.getByLabel('Naam').fill('Driehoek');
  await page.getByRole('button', { name: 'Opslaan' }).click();
  const list = page.getByRole('list', { name: 'Werkgebieden' });
  await expect(list.getByRole('listitem')).toHaveText([/^Driehoek.*Getekend/]);

  await page.getByRole('button', { name: 'Kiezen' }).press('Enter');
  const search = page.getByRole('combobox', { name: 'Zoek een gebied' });
  await search.pressSequentially('Stationskwartier');
  await expect(page.getByRole('option', { name: /^Stationskwartier\b/ })).toBeVisible();
  await search.press('ArrowDown');
  await search.press('Enter');
  await expect(page.getByRole('list', { name: 'Gekozen gebieden' })).toContainText('Stationskwartier');
  await page.getByRole('button', { name: 'Opslaan' }).press('Enter');
  await expect(list.getByRole('listitem')).toHaveCount(2);

  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Exporteren als GeoJSON' }).press('Enter');
  const file = await (await downloading).path();
  const { features } = JSON.parse(await readFile(file, 'utf8')) as GeoJson;
  expect(features.map(({ properties }) => properties.name).sort()).toEqual(['Driehoek', 'Stationskwartier']);
  const drawn = features.find(({ properties }) => properties.name === 'Driehoek');
  expect(drawn?.geometry.coordinates[0]?.[0]).toHaveLength(4);

  await page.getByRole('button', { name: 'Importeren' }).click();
  await page.getByLabel('Bestand kiezen').setInputFiles({
    name: 'werkgebieden.geojson',
    mimeType: 'application/geo+json',
    buffer: await readFile(file),
  });
  await expect(page.getByText('werkgebieden.geojson: 2 van 2 gebieden bruikbaar')).toBeVisible();
  await page.getByRole('button', { name: 'Werkgebieden opslaan' }).click();
  await expect(page.getByRole('list', { name: 'Leveringen' })).toContainText('Volledig');
  await page.getByRole('button', { name: 'Terug naar de werkgebieden' }).click();
  await expect(list.getByRole('listitem').filter({ hasText: 'Geïmporteerd' })).toHaveCount(2);

  await page.goto('/search?panel=locator');
  const all = await locator.counted(page);
  await workAreas.toggle(page).press('Space');
  await workAreas.isOn(page);
  await locator.counted(page, all);
  await expect(workAreas.chip(page)).toBeVisible();
  await workAreas.toggle(page).press('Space');
  await workAreas.isOff(page);
  await expect(locator.count(page)).toHaveText(all);
});

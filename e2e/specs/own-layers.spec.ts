import { geoPackageOf } from '../pages/geopackage';
import { axeFindings, prepareChecks } from '../pages/page-checks';
import { session } from '../pages/session';
import { expect, test } from '../pages/test';

const flood = {
  type: 'FeatureCollection',
  features: [
    {
      type: 'Feature',
      properties: { gebied: 'Waterkant', diepte: '1,2 m' },
      geometry: {
        type: 'Polygon',
        coordinates: [
          [
            [5.24, 52.57],
            [5.26, 52.57],
            [5.26, 52.59],
            [5.24, 52.59],
            [5.24, 52.57],
          ],
        ],
      },
    },
  ],
};

test('own layers come from GeoJSON and from a GeoPackage in RD: drawn, listed, clicked, renamed, removed', async ({
  page,
}, testInfo) => {
  await prepareChecks(page);
  await session.signIn(page);
  await page.goto('/search?panel=layers&lon=5.3&lat=52.5&z=10');
  const own = page.getByRole('region', { name: 'Eigen lagen' });
  const add = (name: string, buffer: Buffer) =>
    own.getByLabel('Bestand toevoegen').setInputFiles({ name, mimeType: 'application/octet-stream', buffer });
  const detail = page.getByRole('complementary', { name: 'Lagen' });

  await add('leeg.geojson', Buffer.from('{"type":"FeatureCollection","features":[]}'));
  await expect(own.getByRole('alert')).toHaveText('Er staat niets in dat getekend kan worden.');
  await add('overstroming.geojson', Buffer.from(JSON.stringify(flood)));
  await expect(own.getByRole('checkbox', { name: 'overstroming' })).toBeChecked();
  // The map goes to the layer.
  await expect(page).toHaveURL(/lat=52\.5[78]/);
  const map = page.getByRole('application');
  const box = await map.boundingBox();
  await expect(async () => {
    await map.click({ position: { x: (box?.width ?? 0) * 0.62, y: (box?.height ?? 0) * 0.5 } });
    await expect(detail).toContainText('1,2 m', { timeout: 2_000 });
  }).toPass();
  await expect(detail).toContainText('overstroming.geojson');

  const points = [
    { naam: 'Peilbuis "A" 🌊', x: 145_700, y: 510_200 },
    { naam: 'Peilbuis B', x: 145_900, y: 510_400 },
  ];
  await add('peil.gpkg', geoPackageOf(testInfo.outputPath('peil.gpkg'), points));
  await expect(
    own.getByText(/^2 vlakken, lijnen en punten uit peil\.gpkg Gelezen als RD New\./),
  ).toBeVisible();
  await own.getByRole('button', { name: 'Vormen van peil' }).click();
  await own.getByRole('button', { name: 'Peilbuis "A" 🌊' }).click();
  await expect(detail.getByRole('heading')).toHaveText('Peilbuis "A" 🌊');
  expect(await axeFindings(page)).toEqual([]);

  await own.getByRole('button', { name: 'Hernoem peil' }).click();
  await own.getByRole('textbox', { name: 'Naam van de laag' }).fill(`Grond & 'water' 💧`);
  await own.getByRole('button', { name: 'Naam opslaan' }).click();
  await expect(own.getByRole('checkbox', { name: `Grond & 'water' 💧` })).toBeChecked();
  await page.reload();
  await expect(own.getByRole('checkbox', { name: `Grond & 'water' 💧` })).toBeChecked();
  await expect(detail.getByRole('heading')).toHaveText('Peilbuis "A" 🌊');

  await own.getByRole('button', { name: `Verwijder Grond & 'water' 💧` }).click();
  await page.getByRole('button', { name: 'Herstel', exact: true }).click();
  await expect(own.getByRole('checkbox', { name: `Grond & 'water' 💧` })).toBeChecked();
  for (const name of [`Grond & 'water' 💧`, 'overstroming']) {
    await own.getByRole('button', { name: `Verwijder ${name}` }).click();
    await expect(own.getByRole('checkbox', { name })).toHaveCount(0);
  }
  await expect(page).not.toHaveURL(/own=/);
});

import { readFile } from 'node:fs/promises';
import { amsterdam, hasAmsterdam } from '../environment';
import { areaCount, classCounts, median, money } from '../pages/districts';
import { newPerson, signInAs } from '../pages/people';
import { session } from '../pages/session';
import { expect, test } from '../pages/test';

test.beforeEach(() => {
  test.skip(!hasAmsterdam, `skipped: ${Object.values(amsterdam).join(', ')} are not here`);
});

const values = '/api/real-estate-data/districts/buurt/values?figure=wozValue&year=2024';
const breaks = [400_000, 500_000, 700_000];

/** Mean WOZ value in euro by buurt as in the file; null where it is secret or unknown. */
async function wozOfFile(): Promise<Map<string, number | null>> {
  const [head = '', ...lines] = (await readFile(amsterdam.figures, 'utf8')).trim().split(/\r?\n/);
  const columns = head.replace(/^\uFEFF/, '').split(';');
  const at = (name: string) => columns.indexOf(name);
  const cells = lines.map(line => line.split(';'));
  return new Map(
    cells
      .map((row): [string, number | null] => {
        const value = row[at('Avg_Property_Value_1000EUR')]?.trim() ?? '';
        return [row[at('Area_Code')]?.trim() ?? '', value === '' ? null : Number(value) * 1_000];
      })
      .filter(([code]) => code.startsWith('BU')),
  );
}

/** Names of the buurten by code. */
async function namesOfFile(): Promise<Map<string, string>> {
  const { features } = JSON.parse(await readFile(amsterdam.buurten, 'utf8')) as {
    features: { properties: { cbsCode: string; naam: string } }[];
  };
  return new Map(features.map(({ properties: { cbsCode, naam } }) => [cbsCode, naam]));
}

test('Amsterdam: values, classes and median of 517 buurten are those of the file, and secret ones stay empty', async ({
  page,
  request,
}) => {
  const [file, names] = await Promise.all([wozOfFile(), namesOfFile()]);
  const { result } = (await (await request.get(values)).json()) as {
    result: { codes: string[]; values: (number | null)[] };
  };
  const told = new Map(result.codes.map((code, at) => [code, result.values[at] ?? null]));
  expect(file.size).toBe(517);
  for (const [code, value] of file) expect([code, told.get(code)]).toEqual([code, value]);

  const known = [...told.values()].filter(value => value !== null);
  const address = `/district-values-map?level=buurt&year=2024&method=own&breaks=${breaks.join('_')}&lon=4.9&lat=52.37&z=11`;
  await session.signIn(page);
  await page.goto(address);
  const legend = page.getByRole('region', { name: 'Legenda' });
  const classes = legend.getByRole('button');
  for (const [at, count] of classCounts(known, breaks).entries())
    await expect(classes.nth(at)).toHaveAccessibleName(new RegExp(`: ${areaCount(count)}$`));
  await expect(page.getByText(/Mediaan: /)).toContainText(`Mediaan: ${money(median(known))}`);
  await expect(page.getByText(/kerncijfers_2024/)).toBeVisible();

  const detail = page.getByRole('complementary', { name: 'Gekozen gebied' });
  const ranked = [...file].sort(([, one], [, other]) => (other ?? 0) - (one ?? 0));
  const [dearest, dearestValue] = ranked[0] ?? [];
  const secret = [...file].find(([code, value]) => value === null && names.has(code))?.[0];
  await page.goto(`${address}&area=${dearest}`);
  await expect(detail.getByRole('heading')).toHaveText(names.get(dearest ?? '') ?? '');
  await expect(detail).toContainText(money(dearestValue ?? 0));
  await page.reload();
  await expect(detail).toContainText(money(dearestValue ?? 0));
  await page.goto(`${address}&area=${secret}`);
  await expect(detail.getByRole('heading')).toHaveText(names.get(secret ?? '') ?? '');
  await expect(detail).toContainText('Geen cijfer');
});

test('Amsterdam: a buurt is found by name, zoning and places are on the map, and a GeoPackage is an own layer', async ({
  page,
  request,
}) => {
  await signInAs(page, await newPerson(request, 'Amsterdammer', ['auth.unrestricted-access-general']));
  const palace = page.waitForResponse(
    async response =>
      /\/tiles\/layer-poi\//.test(response.url()) &&
      (await response.body()).toString('latin1').includes('Koninklijk Paleis'),
  );
  await page.goto('/search?lon=4.8914&lat=52.3731&z=16');
  await page.getByRole('application').waitFor();
  await page.waitForLoadState('networkidle');
  await page.keyboard.press('Shift');
  await palace;

  await page.getByRole('button', { name: 'Uitgebreid zoeken' }).click();
  await page.getByRole('dialog').getByRole('searchbox').fill('Planciusbuurt-Noord');
  await page.getByRole('button', { name: /^Planciusbuurt-Noord/ }).click();
  await expect(page).toHaveURL(/lon=4\.88/);
  await expect(page).toHaveURL(/lat=52\.38/);

  await page.goto('/search?panel=layers&layers=zoning&lon=4.88&lat=52.34&z=14');
  const zoning = page.getByRole('list', { name: 'Legenda: Bestemming' });
  await expect(zoning.getByRole('listitem').filter({ hasText: 'groen' })).toHaveText(/2$/);
  await expect(zoning.getByRole('listitem').filter({ hasText: 'gemengd' })).toHaveText(/1$/);
  await expect(page.getByText(/enkelbestemming_groen-2\.gml/)).toBeVisible();

  const own = page.getByRole('region', { name: 'Eigen lagen' });
  await own.getByLabel('Bestand toevoegen').setInputFiles(amsterdam.addresses);
  await expect(own.getByText(/^1\.904 vlakken, lijnen en punten uit bag_wgs84\.gpkg/)).toBeVisible();
  await expect(page).toHaveURL(/lat=52\.38/);
});

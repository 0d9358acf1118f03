import { readFile } from 'node:fs/promises';
import { hasRotterdam, rotterdam } from '../environment';
import { areaCount, classCounts, districts, median, money } from '../pages/districts';
import { session } from '../pages/session';
import { expect, test } from '../pages/test';

test.beforeEach(() => {
  test.skip(!hasRotterdam, `skipped: ${Object.values(rotterdam).join(', ')} are not here`);
});

interface BuurtFile {
  features: { properties: { buurtcode: string; naam: string; woz_2023_x1000: number | null } }[];
}
const values = '/api/real-estate-data/districts/buurt/values?figure=wozValue&year=2023';
const breaks = [250_000, 300_000, 400_000];

test('Rotterdam: classes and median are those of the register, by keyboard, side by side and from the link', async ({
  page,
  request,
}) => {
  const file = JSON.parse(await readFile(rotterdam.buurten, 'utf8')) as BuurtFile;
  const { result } = (await (await request.get(values)).json()) as {
    result: { codes: string[]; values: (number | null)[] };
  };
  const told = new Map(result.codes.map((code, at) => [code, result.values[at] ?? null]));
  expect(file.features).toHaveLength(91);
  for (const { buurtcode, woz_2023_x1000: woz } of file.features.map(({ properties }) => properties))
    expect([buurtcode, told.get(buurtcode)]).toEqual([buurtcode, woz === null ? null : woz * 1_000]);

  const known = [...told.values()].filter(value => value !== null);
  const counts = classCounts(known, breaks);

  await session.signIn(page);
  await page.goto(
    `/district-values-map?level=buurt&year=2023&method=own&breaks=${breaks.join('_')}&lon=4.47&lat=51.92&z=11`,
  );
  const classes = page.getByRole('region', { name: 'Legenda' }).getByRole('button');
  for (const [at, count] of counts.entries())
    await expect(classes.nth(at)).toHaveAccessibleName(new RegExp(`: ${areaCount(count)}$`));
  await expect(page.getByText('Grenzen zoals ingelezen').or(page.getByText(/Grenzen van/))).toContainText(
    `Mediaan: ${money(median(known))}`,
  );

  await classes.first().focus();
  await page.keyboard.press('End');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(page.getByText(`${counts.at(-1)} van ${areaCount(told.size)}`)).toBeVisible();
  const dear = file.features
    .map(({ properties }) => properties)
    .filter(({ woz_2023_x1000: woz }) => (woz ?? 0) >= 400)
    .sort((one, other) => (other.woz_2023_x1000 ?? 0) - (one.woz_2023_x1000 ?? 0));
  const [first, second] = dear;
  if (!first || !second) throw new Error('Rotterdam has no two dear buurten');
  await (await districts.row(page, first.buurtcode)).click();
  await page.getByRole('button', { name: 'Zet een ander gebied ernaast' }).click();
  await (await districts.row(page, second.buurtcode)).click();
  const pair = page.getByRole('table', { name: 'Twee gebieden naast elkaar' });
  for (const { woz_2023_x1000: woz } of [first, second])
    await expect(pair).toContainText(money((woz ?? 0) * 1_000));
  const shown = await pair.textContent();
  await page.reload();
  await expect(pair).toHaveText(shown ?? '');
  await expect(classes.nth(breaks.length)).toHaveAttribute('aria-pressed', 'true');
});

test('the stops of Rotterdam are on the map of the workspace', async ({ page }) => {
  const tiles: string[] = [];
  page.on('response', async response => {
    if (/\/tiles\/layer-poi\//.test(response.url()) && response.status() === 200)
      tiles.push((await response.body()).toString('latin1'));
  });
  await page.goto('/search?lon=4.4811&lat=51.9184&z=16');
  await page.getByRole('application').waitFor();
  await page.waitForLoadState('networkidle');
  await page.keyboard.press('Shift');
  await expect.poll(() => tiles.join(' ')).toContain('Rotterdam Beurs');
});

import { chromium } from '../environment';
import { locator } from '../pages/locator';
import { session } from '../pages/session';
import { expect, test } from '../pages/test';

test.use({
  // The processor draws: fewer pixels take less time.
  viewport: { width: 1000, height: 600 },
  launchOptions: {
    executablePath: chromium,
    args: [
      '--no-sandbox',
      '--use-angle=swiftshader',
      '--enable-unsafe-swiftshader',
      '--ignore-gpu-blocklist',
    ],
  },
});

/** The market of Kavelstede, from straight above, at noon of midsummer. */
const market = '/3d?lon=5.25000&lat=52.58000&z=17.00&pitch=0&bearing=0&time=2026-06-21T11:40Z';

test('a visitor sees real roofs under a real sun, opens a building, and a reload keeps it all', async ({
  page,
}) => {
  const roofs = page.getByText(/gebouwen met echt dak/);
  await page.goto(market);
  await expect(roofs).toBeVisible();
  await expect(page.getByText(/Zon 61° hoog/)).toBeVisible();

  // By keys, five minutes a press; a reload keeps it.
  const slider = page.getByRole('slider', { name: 'Tijd' });
  await slider.focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL(/time=2026-06-21T11%3A50Z/);
  const clock = await slider.getAttribute('aria-valuetext');
  await page.reload();
  await expect(slider).toHaveAttribute('aria-valuetext', clock ?? '');

  await page.getByText('Nacht', { exact: true }).click();
  await expect(page.getByText('De zon staat onder de horizon')).toBeVisible();
  await page.getByLabel('Kleur van gebouwen').selectOption('year');
  await expect(page.getByText('Voor 1900')).toBeVisible();

  const picture = page.getByRole('application');
  const { width, height } = (await picture.boundingBox()) ?? { width: 0, height: 0 };
  const pand = page.getByRole('complementary', { name: 'Pand' });
  // Streets lie between the buildings: the first of these places that is one.
  for (const [x, y] of [
    [0.55, 0.4],
    [0.62, 0.6],
    [0.5, 0.7],
    [0.7, 0.3],
    [0.45, 0.25],
    [0.66, 0.5],
    [0.58, 0.8],
  ] as const) {
    await picture.click({ position: { x: width * x, y: height * y } });
    if (new URL(page.url()).searchParams.has('pand')) break;
  }
  await expect(pand.getByRole('heading').first()).toBeVisible();
  await page.reload();
  await expect(pand).toBeVisible();
  await expect(roofs).toBeVisible();
  await expect(page.getByText('De zon staat onder de horizon')).toBeVisible();
  await expect(page.getByLabel('Kleur van gebouwen')).toHaveValue('year');
});

/** Above the roof of the town hall, one storey high. */
const townHall = '/3d?lon=5.24985&lat=52.58003&z=18.50&pitch=0&bearing=0&time=2026-06-21T11:40Z';

test('a member measures a roof, sees its hours of sun, keeps the view and makes a picture of it', async ({
  page,
}) => {
  test.slow();
  await session.signIn(page);
  await page.goto(townHall);
  const whole = page.locator('[data-whole]');
  await expect(whole).toBeVisible({ timeout: 60_000 });

  await page.getByRole('button', { name: 'Meten' }).click();
  const result = page.getByRole('region', { name: 'Meten' }).getByRole('status');
  await page.getByRole('button', { name: 'Punt in het midden' }).click();
  await expect(result).toHaveText('Hoogte: 2,9 m · 1 punt');
  const picture = page.getByRole('application');
  await picture.locator('canvas').focus();
  await page.keyboard.press('Backspace');
  await expect(result).toHaveText('Nog niets gemeten.');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/measure=height/);
  await page.reload();
  await expect(result).toHaveText('Hoogte: 2,9 m · 1 punt');
  await page.getByRole('button', { name: 'Stop met meten' }).click();

  await expect(whole).toBeVisible({ timeout: 60_000 });
  await picture.click();
  await expect(page).toHaveURL(/pand=\d{16}/);
  await page.getByRole('button', { name: 'Zonuren van dak en gevels' }).click();
  const sun = page.getByRole('region', { name: 'Zonuren' });
  await expect(sun.getByText(/^1[5-7],\d uur zon op 21 jun 2026$/)).toBeVisible({ timeout: 60_000 });
  await expect(sun.getByLabel('Vlak')).toHaveValue('roof-flat');
  await sun.getByText('Dit jaar', { exact: true }).click();
  await expect(sun.getByText(/^3\.[6-9]\d{2} uur zon in 2026$/)).toBeVisible();

  await page.getByRole('button', { name: 'Bewaard' }).click();
  await page.getByRole('menuitem', { name: 'Bewaar dit beeld…' }).click();
  await page.getByRole('textbox', { name: 'Naam' }).fill('Stadhuis in juni');
  await page.getByRole('button', { name: 'Bewaar', exact: true }).click();
  await expect(page.getByText('Bewaard als Stadhuis in juni')).toBeVisible();

  await page.getByRole('link', { name: 'Beeld maken' }).click();
  await expect(page).toHaveTitle(/Beeld van de 3D-kaart/);
  const ready = page.locator('[data-ready="true"]');
  await expect(ready).toBeVisible({ timeout: 60_000 });
  const image = page.getByRole('img', { name: /1\.920 bij 1\.080 pixels/ });
  // Drawn in strips: each is there.
  const rows = await image.evaluate((one: HTMLImageElement) => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 1, height: one.naturalHeight });
    const pen = canvas.getContext('2d');
    pen?.drawImage(one, -one.naturalWidth / 2, 0);
    const { data } = pen?.getImageData(0, 0, 1, one.naturalHeight) ?? { data: [] };
    return {
      width: one.naturalWidth,
      full: data.filter((value, at) => at % 4 === 3 && value === 255).length,
    };
  });
  expect(rows).toEqual({ width: 1_920, full: 1_080 });

  await page.getByLabel('Formaat').selectOption('3840x2160');
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect(page.getByText('Gestopt. Er is geen beeld gemaakt.')).toBeVisible();
  await page.getByLabel('Formaat').selectOption('1280x720');
  await expect(ready).toBeVisible({ timeout: 60_000 });
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download PNG' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('kavel-3d-52.5800-5.2499-2026-06-21.png');
});

test('the workspace takes over in 3D where it was flat; selection, filter, tilt and colour survive a switch and a reload', async ({
  page,
}) => {
  test.slow();
  const drawn = { timeout: 60_000 };
  const tools = page.getByRole('group', { name: 'Kantelen en draaien' });
  const flat = page.locator('.ol-viewport');
  const chosen = page.getByRole('complementary', { name: 'Gekozen adres' });
  const parameter = (name: string) => new URL(page.url()).searchParams.get(name);
  await session.signIn(page);
  await page.goto('/search?lon=5.25000&lat=52.58000&z=17.00&pitch=40&results=on&area=20-');
  await expect(flat).toBeVisible();
  await expect(tools).toBeVisible(drawn);
  await expect(flat).toBeHidden();
  // Nothing moved.
  expect([parameter('lon'), parameter('lat'), parameter('z')]).toEqual(['5.25000', '52.58000', '17.00']);

  await page.getByRole('application', { name: 'Kaart van adressen en gebouwen' }).press('Enter');
  await expect(chosen.getByRole('heading', { name: /Grote Markt/ })).toBeVisible();
  const object = parameter('object');

  await page.getByRole('button', { name: 'Lagen' }).click();
  await page.getByLabel('Kleur van gebouwen in 3D').selectOption('value');
  await expect(page.getByText('Tot € 2.000')).toBeVisible();
  const mode = page.getByLabel('3D-modus');
  await mode.click();
  await expect(tools).toBeHidden();
  await expect(flat).toBeVisible();
  await expect(chosen).toBeVisible();
  await mode.click();
  await expect(tools).toBeVisible(drawn);
  await page.reload();
  await expect(tools).toBeVisible(drawn);
  await expect(chosen).toBeVisible();
  expect(['object', 'pitch', 'colour', 'area'].map(parameter)).toEqual([object, '55', 'value', '20-']);
  // The filter is there, and not only its words in the address.
  await page.getByRole('button', { name: 'Locator', exact: true }).click();
  await expect(locator.chip(page, 'Oppervlakte')).toContainText('vanaf 20');
});

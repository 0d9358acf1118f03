import { expect, test } from '../pages/test';

test.use({
  launchOptions: {
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
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

import { existsSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { root } from '../environment';
import { axeFindings, prepareChecks, setDark } from '../pages/page-checks';
import { expect, test } from '../pages/test';

const built = resolve(root, 'shared/gallery/dist');
const origin = 'https://gallery.test';

/** Serves the files of the build by request interception, without a server. */
async function openGallery(page: Page): Promise<string[]> {
  expect(existsSync(join(built, 'index.html')), 'built by `npm run check` or `npm run gallery`').toBe(true);
  await page.route(`${origin}/**`, route => {
    const file = join(built, new URL(route.request().url()).pathname);
    return route.fulfill({
      path: existsSync(file) && statSync(file).isFile() ? file : join(built, 'index.html'),
    });
  });
  await page.goto(origin);
  const links = page.getByRole('navigation', { name: 'Stories' }).getByRole('link');
  await links.first().waitFor();
  return links.evaluateAll(all => all.map(link => link.getAttribute('href') ?? ''));
}

/** Opens a story in the current page; a dialog of the previous one may cover its link. */
async function show(page: Page, address: string): Promise<void> {
  await page.evaluate(to => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, address);
  const id = new URLSearchParams(address.slice(2)).get('story') ?? '';
  await page.locator(`a[aria-current=page][href="${address}"]`).waitFor();
  expect(await page.locator('main').textContent(), id).not.toBe('');
}

// Thrown on purpose by the story of the error boundary.
test.use({ expectedNoise: ['broken on purpose', 'ErrorBoundary'] });

test('axe finds no problem in any story, in light and in dark', async ({ page }) => {
  test.setTimeout(240_000);
  await prepareChecks(page);
  const addresses = await openGallery(page);
  expect(addresses.length).toBeGreaterThan(40);
  const found: string[] = [];
  for (const address of addresses) {
    await show(page, address);
    found.push(...(await axeFindings(page)).map(problem => `${address}, light: ${problem}`));
    await page.evaluate(setDark, true);
    found.push(
      ...(await axeFindings(page, ['color-contrast'])).map(problem => `${address}, dark: ${problem}`),
    );
    await page.evaluate(setDark, false);
  }
  expect(found).toEqual([]);
});

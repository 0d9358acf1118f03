import type { Page } from '@playwright/test';
import { desktop, prepareChecks, problemsOf, settled } from '../pages/page-checks';
import { hostPaths, pathsOf, registeredRoutes } from '../pages/routes';
import { session } from '../pages/session';
import { expect, test } from '../pages/test';
import { apiOf, emptySubjects, fullSubjects } from '../pages/walk-data';

/** Opens each path and gives all that is wrong: what axe finds, targets, headings, refusals by the content policy. */
async function walk(page: Page, places: Record<string, string>): Promise<string[]> {
  const found: string[] = [];
  for (const [route, path] of Object.entries(places)) {
    await test.step(route, async () => {
      await page.setViewportSize(desktop);
      await page.goto(path);
      await settled(page, path);
      found.push(...(await problemsOf(page)).map(problem => `${route} ${problem}`));
    });
  }
  return found;
}

// One after the other: the first walk is by who has nothing yet.
test.describe.configure({ mode: 'serial', timeout: 420_000 });
// The map says so where a phone has it folded away.
test.use({
  expectedNoise: [
    'No map visible',
    '404 (Not Found)',
    '/invitations/read: HTTP error! Status: 404',
    '/recovery/read: HTTP error! Status: 404',
  ],
});

test('a visitor finds nothing wrong on any public page', async ({ page }) => {
  await prepareChecks(page);
  expect(await walk(page, { ...hostPaths.visitor, ...pathsOf(null) })).toEqual([]);
});

test('who has nothing yet finds nothing wrong on any page', async ({ page }) => {
  await prepareChecks(page);
  await session.signIn(page, 'admin');
  const subjects = await emptySubjects(await apiOf(page), page.request);
  expect(await walk(page, { ...hostPaths.member, ...pathsOf(subjects) })).toEqual([]);
});

test('who has a valued portfolio finds nothing wrong on any page, and every route was walked', async ({
  page,
}) => {
  await prepareChecks(page);
  await session.signIn(page, 'admin');
  const subjects = await fullSubjects(await apiOf(page), page.request);
  const places = pathsOf(subjects);
  expect(await walk(page, places)).toEqual([]);
  const walked = new Set(
    [...Object.keys(places), ...Object.keys(pathsOf(null))].map(route => route.split(' ')[0]),
  );
  expect((await registeredRoutes(page)).filter(route => !walked.has(route))).toEqual([]);
});

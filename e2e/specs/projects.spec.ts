import type { Page } from '@playwright/test';
import { demoAddresses } from '../pages/addresses';
import { prepareChecks, problemsOf, settled } from '../pages/page-checks';
import { session } from '../pages/session';
import { expect, test } from '../pages/test';
import { apiOf } from '../pages/walk-data';

const column = (page: Page, name: string) => page.getByRole('region', { name, exact: true }).first();

async function importFile(page: Page, text: string): Promise<void> {
  // An empty page offers it a second time.
  await page.getByRole('button', { name: 'Importeren' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Projecten importeren' });
  const file = { name: 'tracker.csv', mimeType: 'text/csv', buffer: Buffer.from(text) };
  await dialog.locator('input[type=file]').setInputFiles(file);
  await dialog.getByRole('button', { name: 'Voorbeeld tonen' }).click();
}

test('projects are imported twice, filtered, moved, opened by a link and reverted', async ({ page }) => {
  const order = `ORDER-${Date.now()}`;
  const [address] = await demoAddresses(page.request, 'Dotterbloemplein', 1);
  const heading = 'Issue key;Parent key;Summary;Status;Due date;Address';
  const first = `P1-${order};${order};Opname;To Do;${new Date().getFullYear()}-06-30;${address?.address}`;
  const second = `P2-${order};${order};Advies;In Progress;${new Date().getFullYear()}-07-31;`;
  await prepareChecks(page);
  await session.signIn(page);
  await page.goto('/projects');

  await importFile(page, [heading, first, second, `P3-${order};${order};Fout;Wachtkamer;;`].join('\n'));
  const dialog = page.getByRole('dialog', { name: 'Projecten importeren' });
  await expect(dialog.getByText('Status is onbekend')).toBeVisible();
  await dialog.getByRole('button', { name: 'Importeren' }).click();
  await expect(page.getByText('tracker.csv is geïmporteerd')).toBeVisible();
  await dialog.getByRole('button', { name: 'Sluiten' }).click();

  await page.getByLabel('Opdracht', { exact: true }).selectOption(order);
  await expect(page).toHaveURL(new RegExp(`parent_key=${order}$`));
  await expect(column(page, 'Te doen').getByText('Opname')).toBeVisible();
  await page.getByRole('button', { name: `P1-${order} verplaatsen` }).click();
  await page.getByRole('menuitemradio', { name: 'Ter controle' }).click();
  await expect(column(page, 'Ter controle').getByText('Opname')).toBeVisible();
  await column(page, 'In uitvoering').getByRole('listitem').dragTo(column(page, 'Gepland'));
  await expect(column(page, 'Gepland').getByText('Advies')).toBeVisible();

  await importFile(page, [heading, first.replace('To Do', 'In Review'), second].join('\n'));
  await dialog.getByRole('button', { name: 'Importeren' }).click();
  await expect(column(page, 'In uitvoering').getByText('Advies')).toBeVisible();
  // The board may be refreshed before the list of imports, whose first row is then the import before this one.
  const latest = dialog.getByRole('listitem').filter({ hasText: '1 bijgewerkt' });
  await latest.getByRole('button', { name: 'Import tracker.csv terugdraaien' }).click();
  await expect(column(page, 'Gepland').getByText('Advies')).toBeVisible();
  await dialog.getByRole('button', { name: 'Sluiten' }).click();

  await page.getByRole('radio', { name: 'Lijst' }).check({ force: true });
  await page.getByRole('button', { name: 'Opname' }).click();
  await expect(page.getByRole('textbox', { name: 'Titel', exact: true })).toHaveValue('Opname');
  const link = page.url();
  await page.goto('/search');
  await page.goto(link);
  await expect(page.getByRole('textbox', { name: 'Titel', exact: true })).toHaveValue('Opname');
  await expect(page.getByText(`Opdracht ${order}`, { exact: true })).toBeVisible();

  const found: string[] = [];
  for (const view of ['Bord', 'Lijst', 'Kaart']) {
    await page.getByRole('radio', { name: view }).check({ force: true });
    await settled(page, page.url());
    found.push(...(await problemsOf(page, ['desktop', 'phone'])));
  }
  expect(found).toEqual([]);
});

/** Ends the session at the service, and lets the page believe that its token expired. */
async function expireSession(page: Page): Promise<void> {
  const cookies = await page.context().cookies();
  const token = cookies.find(({ name }) => name === 'refresh_token')?.value ?? '';
  await page.request.post('/api/auth/logout', { data: { refresh_token: decodeURIComponent(token) } });
  const tomorrow = Date.now() + 24 * 3_600_000;
  await page.clock.setFixedTime(tomorrow);
}

test.describe('with a session that expired', () => {
  test.use({ expectedNoise: ['401', 'token', 'not authenticated', 'beforeunload'] });

  test('an edit is still there after signing in again, and is saved', async ({ page }) => {
    // The browser asks before it leaves a page with unsaved work.
    page.on('dialog', dialog => dialog.accept());
    await session.signIn(page);
    const call = await apiOf(page);
    const project = { issue_key: `SESSIE-${Date.now()}`, title: 'Opname' };
    const { id } = await call<{ id: string }>('POST', '/portfolio/projects', project);
    await page.goto(`/projects?project=${id}`);
    const title = page.getByRole('textbox', { name: 'Titel', exact: true });
    await title.fill('Opname na inloggen');
    await expireSession(page);
    await page.getByRole('button', { name: 'Opslaan' }).click();
    await expect(page).toHaveURL(/\/login/);
    await page.clock.setFixedTime(Date.now());
    await session.fill(page, 'manager@kavel.example', 'kavel-demo');
    await expect(page).toHaveURL(new RegExp(`/projects\\?project=${id}$`));
    await expect(page.getByText('Hier staan wijzigingen', { exact: false })).toBeVisible();
    await expect(title).toHaveValue('Opname na inloggen');
    await page.getByRole('button', { name: 'Opslaan' }).click();
    await expect(page.getByText(`${project.issue_key} is opgeslagen`)).toBeVisible();
  });
});

test('every preset of the specification filters, and this year is the default', async ({ page }) => {
  await session.signIn(page);
  const call = await apiOf(page);
  const order = `JAREN-${Date.now()}`;
  const year = new Date().getFullYear();
  for (const [name, start] of [
    ['Nu', `${year}-01-01`],
    ['Toen', `${year - 1}-02-01`],
    ['Lang geleden', `${year - 5}-02-01`],
  ]) {
    const dates = { start, due: start, closed: start };
    const project = {
      issue_key: `${name}-${order}`,
      parent_key: order,
      title: name,
      status: 'done',
      ...dates,
    };
    await call('POST', '/portfolio/projects', project);
  }
  await page.goto(`/projects?parent_key=${order}`);
  const preset = page.getByLabel('Periode', { exact: true });
  await expect(preset).toHaveValue('thisYear');
  const count = page
    .getByRole('status')
    .filter({ hasText: /project/ })
    .first();
  for (const [chosen, expected] of [
    ['thisYear', '1 project'],
    ['lastYear', '1 project'],
    ['all', '3 projecten'],
    ['custom', '3 projecten'],
  ] as const) {
    await preset.selectOption(chosen);
    await expect(count).toHaveText(expected);
  }
  await page.getByLabel('Tot en met', { exact: true }).fill(`31-12-${year - 2}`);
  await page.keyboard.press('Tab');
  await expect(count).toHaveText('1 project');
  await expect(page).toHaveURL(new RegExp(`dateRange=..${year - 2}-12-31`));
});

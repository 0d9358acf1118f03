import { hub, portfolios } from '../pages/portfolios';
import { session } from '../pages/session';
import { expect, test } from '../pages/test';

test.describe('the shell', () => {
  test('an unknown path shows the 404 page with a link back', async ({ page }) => {
    await page.goto('/no/such/page');
    await expect(page.getByText('Deze pagina kon niet worden gevonden.')).toBeVisible();
    await page.getByRole('link', { name: 'Terug naar home' }).click();
    await expect(page).toHaveURL(/\/search/);
  });

  test('specified paths without a page yet are 404s, not stubs', async ({ page }) => {
    await page.goto('/ai-assistant');
    await expect(page.getByText('Deze pagina kon niet worden gevonden.')).toBeVisible();
  });

  test('a visitor is redirected from a guarded page without a message, and returns there after signing in', async ({
    page,
  }) => {
    await page.goto('/valuations');
    await expect(page).toHaveURL(/\/$/);
    await page.getByRole('link', { name: 'Login' }).click();
    await session.fill(page, 'manager@kavel.example', 'kavel-demo');
    await expect(page).toHaveURL(/\/valuations/);
    await expect(page.getByRole('heading', { level: 1, name: 'Waarderingen' })).toBeVisible();
  });

  test('a member without the permission is redirected too', async ({ page }) => {
    await session.signIn(page, 'member');
    await page.goto('/valuations');
    await expect(page).toHaveURL(/\/$/);
    await expect(page.getByRole('link', { name: 'V1.0.0' })).toBeHidden();
  });

  test('V1.0.0 links to the portfolios, I to the intern page, each for users with the permission', async ({
    page,
  }) => {
    await session.signInOnPage(page, 'admin');
    await page.getByRole('link', { name: 'I', exact: true }).click();
    await expect(page).toHaveURL(/\/intern/);
    await expect(page.getByRole('cell', { name: 'portfolio-hub' })).toBeVisible();
    await page.getByRole('link', { name: 'V1.0.0' }).click();
    await expect(page).toHaveURL(/\/landing/);
  });

  test('theme and language are chosen in the menu and stored', async ({ page }) => {
    await page.goto('/search');
    await session.menu(page).click();
    await page.getByRole('menuitem', { name: 'Thema' }).click();
    await page.getByRole('menuitemradio', { name: 'Donker' }).click();
    await session.menu(page).click();
    await page.getByRole('menuitem', { name: 'Language' }).hover();
    await page.getByRole('menuitemradio', { name: 'English' }).click();
    await page.reload();
    await expect(page.locator('html')).toHaveClass('dark');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(page.locator('[data-logo=dark]')).toBeVisible();
    await expect(page.getByRole('combobox', { name: /address/i })).toBeVisible();
  });

  test('the menu works by keyboard only', async ({ page }) => {
    await page.goto('/search');
    await session.menu(page).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('menuitem', { name: 'Go to Home' })).toBeFocused();
    await page.keyboard.press('End');
    await expect(page.getByRole('menuitem', { name: 'Login' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('menu')).toBeHidden();
  });

  test('Ctrl K finds an address from any page, and a question mark shows the keyboard shortcuts', async ({
    page,
  }) => {
    await session.signIn(page);
    await page.goto('/landing');
    await expect(page.getByRole('button', { name: 'Nieuwe portefeuille' }).first()).toBeVisible();
    await page.keyboard.press('?');
    await expect(page.getByRole('dialog', { name: 'Sneltoetsen' })).toContainText('Een adres zoeken');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox', { name: /^Pagina, actie, portefeuille/ }).fill('Dotterbloemplein 1');
    await expect(page.getByRole('option', { selected: true })).toContainText('Dotterbloemplein 1');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/passport\/\d{16}/);
  });

  test('signing out in one tab signs out the other', async ({ page, context }) => {
    await session.signInOnPage(page);
    const other = await context.newPage();
    await other.goto('/landing');
    await expect(other.getByRole('button', { name: 'Nieuwe portefeuille' }).first()).toBeVisible();
    await session.signOut(page);
    await expect(other).toHaveURL(/\/login/);
  });

  test('the unit selected in a portfolio is selected on the map, also in another tab', async ({
    page,
    context,
  }) => {
    await session.signIn(page);
    await portfolios.create(page, `Twee tabbladen ${Date.now()}`);
    await hub.add(page, 'Dotterbloemplein 1', 'Dotterbloemplein 1');
    await hub.add(page, 'Dotterbloemplein 2', 'Dotterbloemplein 2');
    const map = await context.newPage();
    await map.goto('/search');
    await expect(map.getByRole('combobox', { name: 'Zoek een adres' })).toBeVisible();
    await hub.row(page, 'Dotterbloemplein 1').click();
    await expect(map.getByRole('heading', { name: 'Dotterbloemplein 1' })).toBeVisible();
    await hub.row(page, 'Dotterbloemplein 2').click();
    await expect(map.getByRole('heading', { name: 'Dotterbloemplein 2' })).toBeVisible();
  });
});

test.describe('a wrong password', () => {
  test.use({ expectedNoise: ['401', 'invalid-credentials'] });

  test('is reported clearly, and the typed text stays', async ({ page }) => {
    await page.goto('/login');
    await session.fill(page, 'manager@kavel.example', 'not-the-password');
    await expect(page.getByRole('alert')).toHaveText('Het e-mailadres of het wachtwoord klopt niet.');
    await expect(page.getByLabel('E-mailadres')).toHaveValue('manager@kavel.example');
    await page.getByLabel('Wachtwoord').fill('kavel-demo');
    await page.getByRole('button', { name: 'Inloggen' }).click();
    await expect(page).toHaveURL(/\/start/);
  });
});

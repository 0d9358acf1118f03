import { addAddress, entrances, walkThrough } from '../pages/entrances';
import { session } from '../pages/session';
import { expect, test } from '../pages/test';

for (const entrance of entrances) {
  test(`${entrance.path}: name, logo, colours, title and navigation from the entrance to signing out`, async ({
    page,
  }) => {
    await walkThrough(page, entrance);
    const links = page.getByRole('navigation', { name: 'Hoofdnavigatie' }).getByRole('link');
    await expect(links).toHaveCount(Object.keys(entrance.pages).length + 1);
    await expect(links.last()).toHaveText('Kaart');
    for (const [name, heading] of Object.entries(entrance.pages)) {
      await links.filter({ hasText: name }).click();
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      await expect(links.and(page.locator('[aria-current=page]'))).toHaveText(name);
    }
    await addAddress(page, 'Dotterbloemplein 1');

    await session.signOut(page);
    await expect(page.getByRole('link', { name: 'Kavel, naar de startpagina' })).toBeVisible();
    await page.goto(entrance.path);
    await expect(page.getByRole('heading', { name: 'Inloggen' })).toBeVisible();
    await session.fill(page, `${entrance.account}@kavel.example`, 'kavel-demo');
    await expect(page).toHaveURL(new RegExp(`${entrance.path}$`));
  });

  test(`${entrance.path} in dark mode has its dark logo and colours`, async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
    await page.goto(entrance.path);
    const button = page.getByRole('button', { name: 'Inloggen' });
    await expect(button).toHaveCSS('background-color', entrance.accent.dark);
    await expect(page.locator('[data-logo=dark]')).toHaveAttribute('src', /logo-dark\.svg/);
  });
}

test('Kavel’s own entrance ends the brand, and another entrance changes it', async ({ page }) => {
  await page.goto('/vesteda');
  await expect(page.getByRole('heading', { name: 'Inloggen' })).toBeVisible();
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Kavel, naar de startpagina' })).toBeVisible();
  await page.goto('/login?returnTo=/abn-monitoring');
  await session.fill(page, 'bank@kavel.example', 'kavel-demo');
  await expect(page.getByRole('link', { name: 'ABN Monitoring, naar de startpagina' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Onderpand in beeld' })).toBeVisible();
});

test('the entrance of one partner is closed to users of another', async ({ page }) => {
  await session.signIn(page, 'bank');
  await page.goto('/vesteda');
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByRole('heading', { name: 'Waarderen', exact: true })).toBeHidden();
  await expect(page.getByRole('link', { name: 'Kavel, naar de startpagina' })).toBeVisible();
  await page.goto('/search');
  await expect(page.getByRole('link', { name: 'Kavel, naar de startpagina' })).toBeVisible();
});

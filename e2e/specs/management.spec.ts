import { randomUUID } from 'node:crypto';
import { management } from '../pages/management';
import { session } from '../pages/session';
import { expect, test } from '../pages/test';

test('an invited user creates an account, signs in, and is in the audit log', async ({ page, browser }) => {
  const email = `noor-${randomUUID()}@kavel.example`;
  await session.signIn(page, 'admin');
  const link = await management.invite(page, 'Noor Nieuw', email);
  expect(new URL(link).pathname).toBe('/invitation');

  const elsewhere = await browser.newContext();
  const invited = await elsewhere.newPage();
  await management.accept(invited, link, 'een lang wachtwoord');
  await session.fill(invited, email, 'een lang wachtwoord');
  await expect(session.menu(invited)).toHaveText(/Noor Nieuw/);
  await invited.goto('/management');
  await expect(invited.getByText('U beheert hier geen gebruikers.')).toBeVisible();
  await elsewhere.close();

  await page.goto('/management?tab=audit');
  await page.getByLabel('Soort').selectOption('Uitnodiging aangenomen');
  await page.getByRole('searchbox').fill(email);
  await expect(management.row(page, email)).toHaveCount(1);
  await expect(management.row(page, email)).toContainText('Noor Nieuw');
});

test('acting on behalf is visible in every tab, sends the subject’s id, and stops everywhere', async ({
  page,
  context,
}) => {
  await session.signInOnPage(page, 'admin');
  await session.menu(page).click();
  await page.getByRole('menuitem', { name: 'Namens een ander werken' }).click();
  await page.getByRole('searchbox').fill('marieke');
  const asked = page.waitForRequest(request => request.url().includes('/api/portfolio/portfolios?'));
  await page.getByRole('button', { name: 'Werk namens Marieke de Vries' }).click();
  await expect(management.banner(page, 'Marieke de Vries')).toBeVisible();
  expect(new URL((await asked).url()).searchParams.get('userId')).toMatch(/^[0-9a-f-]{36}$/);

  const second = await context.newPage();
  await second.goto('/landing');
  await expect(management.banner(second, 'Marieke de Vries')).toBeVisible();
  await page.getByRole('button', { name: 'Stoppen' }).click();
  await expect(management.banner(page, 'Marieke de Vries')).toBeHidden();
  await expect(management.banner(second, 'Marieke de Vries')).toBeHidden();

  await page.goto('/management?tab=audit&kind=acting');
  await expect(management.row(page, 'Marieke de Vries').first()).toContainText('Anouk Jansen');
});

import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { remotePage } from '../pages/remote-page';
import { expect } from '../pages/test';
import { type Releases, test } from '../releases/releases';

test.use({ expectedNoise: ['already registered'] });

async function publishTrial(releases: Releases): Promise<string> {
  const version = `r${randomUUID().slice(0, 8)}`;
  await releases.tell({ do: 'publish-trial', trial: { version } });
  return version;
}

const shows = (page: Page, name: 'first' | 'second', version: string) =>
  expect(page.getByRole('heading', { name: `Trial ${name} ${version}` })).toBeVisible();

/** Navigates like a link of the page, without a page load. */
async function goInside(page: Page, path: string): Promise<void> {
  await page.evaluate(to => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
}

test('a publication and a rollback take effect at the next page load, without a restart', async ({
  page,
  releases,
}) => {
  const one = await publishTrial(releases);
  await page.goto('/trial');
  await shows(page, 'first', one);
  const two = await publishTrial(releases);
  await page.goto('/trial');
  await shows(page, 'first', two);
  await releases.tell({ do: 'rollback', remote: 'trial' });
  await page.goto('/trial');
  await shows(page, 'first', one);
});

test('a page declared without the top bar has none', async ({ page, releases }) => {
  const version = await publishTrial(releases);
  await page.goto('/trial/bare');
  await shows(page, 'second', version);
  await expect(page.getByRole('banner')).toHaveCount(0);
  await page.goto('/trial/second');
  await shows(page, 'second', version);
  await expect(page.getByRole('banner')).toBeVisible();
});

test('an open tab keeps its version, and is notified once of a newer one', async ({ page, releases }) => {
  const one = await publishTrial(releases);
  await page.goto('/trial');
  await shows(page, 'first', one);
  const two = await publishTrial(releases);
  await goInside(page, '/trial/second');
  await shows(page, 'second', one);

  await page.evaluate(() => dispatchEvent(new Event('focus')));
  const toast = page.getByText('Er is een nieuwere versie van Kavel');
  await expect(toast).toBeVisible();
  await expect(toast).toHaveCount(1);
  await page.getByRole('button', { name: 'Herladen' }).click();
  await shows(page, 'second', two);
  await expect(toast).toBeHidden();
});

test('the kill switch: the page says that it is off, the menu still lists it, and switching on needs no reload', async ({
  page,
  releases,
}) => {
  const version = await publishTrial(releases);
  await releases.tell({ do: 'disable', remote: 'trial', disabled: true });
  await page.goto('/trial');
  await expect(remotePage.failure(page, 'trial')).toContainText('tijdelijk uitgezet');
  await expect(page.getByRole('link', { name: 'Proef' })).toBeVisible();
  await releases.tell({ do: 'disable', remote: 'trial', disabled: false });
  await remotePage.tryAgain(page);
  await shows(page, 'first', version);
});

test('a canary stays with its visitors on every reload', async ({ page, releases }) => {
  const one = await publishTrial(releases);
  const two = await publishTrial(releases);
  await releases.tell({ do: 'canary', remote: 'trial', version: one, percent: 50 });
  await page.goto('/trial');
  const heading = page.getByRole('heading', { name: /Trial first/ });
  const given = await heading.textContent();
  expect([`Trial first ${one}`, `Trial first ${two}`]).toContain(given);
  await page.reload();
  await expect(heading).toHaveText(given ?? '');
  await page.context().clearCookies();
  await releases.tell({ do: 'canary', remote: 'trial', version: one, percent: 100 });
  await page.goto('/trial');
  await shows(page, 'first', one);
});

import { demoAddresses } from '../pages/addresses';
import { session } from '../pages/session';
import { expect, test } from '../pages/test';

test('a passport shows own portfolios, and is shared by a link until it is withdrawn', async ({
  page,
  request,
  browser,
}) => {
  const [address] = await demoAddresses(request, 'Dotterbloemplein', 1);
  await session.signIn(page, 'admin');
  await page.goto(`/passport/${address?.objectId}`);
  await expect(page.getByRole('heading', { name: 'In uw portefeuilles' })).toBeVisible();

  await page.getByRole('button', { name: 'Delen' }).click();
  await page.getByRole('button', { name: 'Maak link' }).click();
  const link = await page.getByRole('textbox', { name: 'Link naar het paspoort' }).inputValue();

  const guest = await browser.newContext();
  try {
    const theirs = await guest.newPage();
    await theirs.goto(link);
    await expect(theirs.getByText(/^Gedeeld door .* te lezen tot en met/)).toBeVisible();
    await expect(theirs.getByRole('heading', { name: /Gegevens/ })).toBeVisible();

    await page.getByRole('button', { name: 'Trek in' }).click();
    await expect(page.getByText('ingetrokken')).toBeVisible();
    await theirs.reload();
    await expect(theirs.getByRole('heading', { name: 'Deze link werkt niet (meer)' })).toBeVisible();
  } finally {
    await guest.close();
  }
});

import { demoAddresses } from '../pages/addresses';
import { session } from '../pages/session';
import { expect, test } from '../pages/test';

test('an office found by its address is valued, explained and compared; the link keeps it', async ({
  page,
  request,
}) => {
  test.slow();
  await session.signIn(page);
  const office = await anOffice(request);
  await page.goto('/office-valuation');
  await page.getByRole('combobox', { name: 'Adres van het kantoor' }).fill(office.address);
  await page.getByRole('option').first().click();
  const steps = page.getByRole('table', { name: /stap voor stap/ });
  await expect(steps).toBeVisible({ timeout: 60_000 });

  await page.getByLabel('Huur (€ per jaar)').fill('150.000');
  await page.getByLabel('NAR v.o.n. (%)').fill('7,5');
  await page.getByLabel('Referenties binnen (km)').fill('25');
  await page.getByRole('button', { name: 'Berekenen' }).click();
  await expect(page).toHaveURL(/rent=150\.000&yield=7%2C5&distance=25/);
  await expect(steps.getByRole('row', { name: /Gedeeld door het netto/ })).toContainText('7,5');
  const value = await steps.getByRole('row', { name: /kosten koper/ }).textContent();

  const references = page.getByRole('table', { name: 'Huren en rendementen in de omgeving' });
  await references.getByRole('row').nth(1).click();
  await expect(references.getByRole('row').nth(1)).toHaveAttribute('aria-selected', 'true');
  await page.reload();
  await expect(steps.getByRole('row', { name: /kosten koper/ })).toHaveText(value ?? '');

  await page.getByRole('link', { name: 'Document (PDF)' }).click();
  await expect(page).toHaveURL(/document=office-valuation.*annualRent=150000&netYield=0.075/);
  await expect(page.getByRole('img', { name: /Kantoorwaardering/ })).toBeVisible();
  await page.goBack();
  await expect(steps).toBeVisible();
  await page.goBack();
  await expect(page.getByLabel('Huur (€ per jaar)')).toHaveValue('');
});

async function anOffice(request: Parameters<typeof demoAddresses>[0]) {
  for (const street of ['markt', 'dynamoweg', 'condensorweg']) {
    const [found] = (await demoAddresses(request, street)).filter(({ vtwType }) => vtwType === 'kantoor');
    if (found) return found;
  }
  throw new Error('The demo has no office among these streets');
}

import { expect, test } from '../pages/test';

test('a visitor estimates an address on the home page by keyboard', async ({ page }) => {
  await page.goto('/');
  const address = page.getByRole('combobox').first();
  await address.pressSequentially('Dotterbloemplein 1', { delay: 30 });
  await page.getByRole('option').first().waitFor();
  await address.press('ArrowDown');
  await address.press('Enter');
  await address.press('Enter');
  await expect(page).toHaveURL(/[?&]address=9999\d{12}/);
  await expect(page.getByText(/€\s[\d.]+ tot €\s[\d.]+/).first()).toBeVisible();
  await expect(page.getByText(/fictief/).first()).toBeVisible();
});

test('purchase costs follow price and purchaser, and the page address keeps them', async ({ page }) => {
  await page.goto('/estimate/boron');
  await page.getByLabel(/prijs/i).first().fill('500000');
  await expect(page).toHaveURL(/500000/);
  await page.reload();
  await expect(page.getByLabel(/prijs/i).first()).toHaveValue(/500/);
});

test('every page is served with a strict content policy and its own nonce', async ({ request }) => {
  const policies = await Promise.all(
    ['/', '/login'].map(
      async path =>
        (await request.get(path, { headers: { accept: 'text/html' } })).headers()['content-security-policy'],
    ),
  );
  for (const policy of policies) {
    expect(policy).toContain("'strict-dynamic'");
    expect(policy).toContain("require-trusted-types-for 'script'");
    expect(policy).not.toContain('unsafe');
  }
  expect(policies[0]).not.toBe(policies[1]);
});

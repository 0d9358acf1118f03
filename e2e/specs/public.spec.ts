import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
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

test.describe('inside another site', () => {
  // What the browser says of a page that it does not frame.
  test.use({ expectedNoise: ['frame-ancestors', 'ERR_BLOCKED_BY_RESPONSE', 'preloaded using link preload'] });

  test('the code to copy shows a block with what is public, and no other page is shown', async ({
    page,
    baseURL,
  }) => {
    await page.goto('/demo-website?lang=en');
    const codes = page.locator('pre');
    await expect(codes).toHaveCount(4);
    const frames = [...(await codes.allTextContents()), `<iframe src="${baseURL}/wws"></iframe>`];
    // A real server: browsers keep made-up pages from what runs on this machine.
    const partner = createServer((_, response) => {
      response.setHeader('content-type', 'text/html');
      response.end(`<title>Partner</title><link rel="icon" href="data:," />${frames.join('')}`);
    });
    await new Promise<void>(resolve => partner.listen(0, '127.0.0.1', resolve));
    await page.goto(`http://127.0.0.1:${(partner.address() as AddressInfo).port}/`);
    const block = page.frameLocator('iframe').first();
    await block.getByRole('combobox').pressSequentially('Dotterbloemplein 1', { delay: 30 });
    await block.getByRole('option').first().click();
    await expect(block.getByText(/Dotterbloemplein 1, .* Kavelstede/)).toBeVisible();
    await expect(block.getByRole('link', { name: 'Kavel, with the value explained' })).toHaveAttribute(
      'target',
      '_blank',
    );
    await expect(page.frameLocator('iframe').last().getByRole('banner')).toHaveCount(0);
    partner.close();
  });
});

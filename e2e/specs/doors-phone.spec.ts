import { addAddress, doors, walkThrough } from '../pages/doors';
import { expect, test } from '../pages/test';

for (const door of doors) {
  test(`${door.path} on a phone: the same brand, and nothing wider than the screen`, async ({ page }) => {
    await walkThrough(page, door);
    await addAddress(page, 'Dotterbloemplein 1');
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
  });
}

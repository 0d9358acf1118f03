import { addAddress, entrances, walkThrough } from '../pages/entrances';
import { expect, test } from '../pages/test';

for (const entrance of entrances) {
  test(`${entrance.path} on a phone: the same brand, without horizontal overflow`, async ({ page }) => {
    await walkThrough(page, entrance);
    await addAddress(page, 'Dotterbloemplein 1');
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
  });
}

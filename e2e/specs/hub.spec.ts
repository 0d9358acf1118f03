import { demoAddresses } from '../pages/addresses';
import { hub, portfolios } from '../pages/portfolios';
import { session } from '../pages/session';
import { expect, test } from '../pages/test';

test('a rent changed in the table is visible in a second tab, and so is undoing it', async ({
  page,
  context,
  request,
}) => {
  test.slow();
  const [home] = await demoAddresses(request, 'Dotterbloemplein', 2);
  const address = home?.address.split(',')[0] ?? '';
  await session.signIn(page);
  await portfolios.create(page, `Twee tabbladen ${Date.now()}`);
  await hub.add(page, address, address);

  const second = await context.newPage();
  await second.goto(page.url());
  await expect(hub.row(second, address)).toBeVisible();

  await hub.rent(page, address).click();
  await page.keyboard.type('13.500');
  await page.keyboard.press('Enter');
  await expect(hub.row(page, address)).toContainText('13.500');
  await expect(hub.row(second, address)).toContainText('13.500');

  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('Control+z');
  await expect(hub.row(page, address)).not.toContainText('13.500');
  await expect(hub.row(second, address)).not.toContainText('13.500');

  await hub.open(page, address).click();
  await expect(page.getByRole('list', { name: 'Geschiedenis' }).getByRole('listitem')).toHaveCount(3);
});

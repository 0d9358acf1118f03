import { hasRealData, realData } from '../environment';
import { demoAddresses, realAddresses } from '../pages/addresses';
import { doTheJob } from '../pages/job';
import { test } from '../pages/test';

/** `Anklaarseweg 129, 7323 AA Apeldoorn` → `Anklaarseweg 129`. */
const street = (address: string) => address.split(',')[0] ?? address;

test('the whole workflow, from the home page to the summary, on fictional addresses', async ({
  page,
  request,
}) => {
  test.slow();
  const [first, ...others] = await demoAddresses(request, 'Dotterbloemplein');
  if (!first) throw new Error('the demo has no such street');
  await doTheJob(page, {
    name: `Demo “Vesten” & co 🏘️ ${Date.now()}`,
    typed: street(first.address),
    address: street(first.address),
    lines: others.slice(0, 12).map(({ address }) => address),
  });
});

test('the whole workflow, from the home page to the summary, on real addresses', async ({ page }) => {
  test.skip(!hasRealData, `skipped: ${realData} is not here`);
  test.slow();
  const [first = '', ...others] = realAddresses(40);
  await doTheJob(page, {
    name: `Apeldoorn Noord ${Date.now()}`,
    typed: street(first),
    address: street(first),
    lines: others,
  });
});

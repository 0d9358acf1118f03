import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readPricing } from './read-pricing';

const folder = mkdtempSync(join(tmpdir(), 'kavel-pricing-'));
const file = join(folder, 'plans.json');
afterAll(() => rmSync(folder, { recursive: true }));

const words = { nl: 'Basis', en: 'Basic', de: 'Basis' };
const plan = {
  key: 'basic',
  name: words,
  permissions: ['auth.unrestricted-access-general'],
  limits: { units: 100, users: null, valuations: null },
  price: null,
};
const pricing = { validFrom: '2026-01-01', contact: null, plans: [plan] };

test('reads what the operator set', () => {
  writeFileSync(file, JSON.stringify(pricing));
  expect(readPricing(file)).toEqual(pricing);
});

test('names what is wrong', () => {
  writeFileSync(file, JSON.stringify({ ...pricing, plans: [{ ...plan, permissions: ['auth.everything'] }] }));
  expect(() => readPricing(file)).toThrow(/plans\.json are not usable:[\s\S]*plans\[0\]\.permissions/);
});

import type { Plan } from '@kavel/contracts/content';
import { cheapestFor, exceededLimits, monthlyCost } from './plan-cost';

const name = { nl: 'Basis', en: 'Basic', de: 'Basis' };
const plan = (key: string, price: Plan['price'], units: number | null): Plan => ({
  ...{ key, name, permissions: ['auth.unrestricted-access-general'], price },
  limits: { units, users: null, valuations: 10 },
});
const small = plan('small', { monthly: 50, perUnit: 0.5, perUser: 10 }, 100);
const large = plan('large', { monthly: 400, perUnit: 0, perUser: 0 }, null);
const onRequest = plan('on-request', null, null);
const use = { units: 100, users: 3, valuations: 10 };

test('a plan costs its month, its units and its users', () => {
  expect(monthlyCost(small, use)).toBe(130);
  expect(monthlyCost(onRequest, use)).toBeNull();
});

test('a limit holds up to itself; none is no limit', () => {
  expect(exceededLimits(small, use)).toEqual([]);
  expect(exceededLimits(small, { ...use, units: 101, valuations: 11 })).toEqual(['units', 'valuations']);
  expect(exceededLimits(large, { ...use, units: 1_000_000 })).toEqual([]);
});

test('the cheapest with room is named, and none without a price', () => {
  expect(cheapestFor([large, small, onRequest], use)?.key).toBe('small');
  expect(cheapestFor([large, small, onRequest], { ...use, units: 101 })?.key).toBe('large');
  expect(cheapestFor([onRequest], use)).toBeUndefined();
});

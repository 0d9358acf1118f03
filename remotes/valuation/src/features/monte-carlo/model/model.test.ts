import { defaultMonteCarlo } from '@kavel/contracts/valuations';
import { probabilityBelow, quantileAt } from './probability';
import { fromSettingsForm, toSettingsForm } from './settings-form';

const quantiles = Array.from({ length: 201 }, (_, at) => 1000 + at * 10);

test('the probability of a value below an amount', () => {
  expect(probabilityBelow(quantiles, 900)).toBe(0);
  expect(probabilityBelow(quantiles, 2000)).toBeCloseTo(0.5);
  expect(probabilityBelow(quantiles, 2005)).toBeCloseTo(0.5025);
  expect(probabilityBelow(quantiles, 9000)).toBe(1);
  expect([0.05, 0.5, 0.95].map(share => quantileAt(quantiles, share))).toEqual([1100, 2000, 2900]);
});

test('settings go into the form and back; what is out of bounds is named', () => {
  const form = toSettingsForm(defaultMonteCarlo);
  expect(form).toMatchObject({ discountRate: '0.4', costs: '8', seed: '1' });
  const shapes = { ...form.shapes, costs: 'lognormal' as const };
  expect(fromSettingsForm({ ...form, shapes })).toEqual({ settings: { ...defaultMonteCarlo, shapes } });
  expect(fromSettingsForm({ ...form, exitYield: '9', runs: '1500,5', seed: '' })).toEqual({
    wrong: new Set(['exitYield', 'runs', 'seed']),
  });
});

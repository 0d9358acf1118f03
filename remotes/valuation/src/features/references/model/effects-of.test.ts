import { madeUpResult } from '../../../testing/made-up';
import { effectsOf } from './effects-of';

test('the effects add up from the median of the references to the value, also with an override', () => {
  const result = {
    ...madeUpResult('u1'),
    baseValue: 300_000,
    drivers: [{ driver: 'area' as const, effect: 20_000 }],
  };
  const sum = (effects: { effect: number }[]) =>
    effects.reduce((total, { effect }) => total + effect, 300_000);
  expect(sum(effectsOf({ ...result, value: 320_000 }))).toBe(320_000);

  const overridden = { ...result, value: 305_000, override: { modelValue: 320_000, reason: 'Lekkage' } };
  expect(sum(effectsOf(overridden))).toBe(305_000);
});

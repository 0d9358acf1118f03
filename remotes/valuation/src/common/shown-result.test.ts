import { madeUpResult, unitId } from '../testing/made-up';
import { shownDrivers, shownResult } from './shown-result';

test('at low confidence the value, its range and its price per m² are shown in rounded steps', () => {
  const result = madeUpResult(unitId(1), {
    value: 312_417,
    low68: 241_210,
    high68: 404_644,
    low95: 180_333,
    high95: 541_251,
    pricePerM2: 2603,
    accuracyClass: 1,
  });
  expect(shownResult(result)).toEqual({
    value: 310_000,
    modelValue: 310_000,
    low68: 240_000,
    high68: 405_000,
    low95: 180_000,
    high95: 540_000,
    pricePerM2: 2600,
  });
});

test('an override is shown unrounded, the model’s value next to it rounded', () => {
  const override = { modelValue: 126_082, reason: 'Verbouwd' };
  const result = madeUpResult(unitId(1), { value: 131_250, low68: 110_000, high68: 144_000, override });
  expect(shownResult(result)).toMatchObject({ value: 131_250, modelValue: 126_000 });
});

test('next to an overridden value the drivers are rounded by the model’s range, and the override makes up the rest', () => {
  const override = { modelValue: 402_453, reason: 'Verbouwd' };
  const range = { value: 434_649, low68: 374_795, high68: 432_151, baseValue: 393_003 };
  const result = madeUpResult(unitId(1), { ...range, override });
  expect(shownDrivers(result, [6_496, -38_915, 41_869, 32_196])).toEqual({
    base: 393_000,
    effects: [6_000, -39_000, 42_000, 32_649],
  });
});

test('the base and the drivers add up to the displayed value', () => {
  const result = madeUpResult(unitId(1), { value: 601_234, baseValue: 548_111 });
  const { base, effects } = shownDrivers(result, [52_800, 1_200, -877]);
  expect(base + effects.reduce((sum, effect) => sum + effect, 0)).toBe(shownResult(result).value);
});

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { type BridgedUnit, type Revaluation, valueBridge } from './value-bridge';

const unit = (unitId: string, value: number, other: Partial<BridgedUnit> = {}): BridgedUnit => ({
  unitId,
  value,
  modelValue: value,
  oppervlakte: 100,
  ...other,
});

describe('a bridge computed by hand', () => {
  const known: Record<string, Partial<Revaluation>> = {
    d: { effects: { area: 0, facts: 12_500, parameters: -2_500 } },
    e: { remainder: 'model' },
  };
  const bridge = valueBridge(
    [
      unit('a', 200_000),
      unit('b', 300_000),
      unit('c', 100_000),
      unit('gone', 50_000),
      unit('d', 400_000),
      unit('e', 250_000),
    ],
    [
      unit('a', 210_000),
      unit('b', 340_000, { oppervlakte: 110 }),
      unit('c', 125_000, { modelValue: 104_000 }),
      unit('new', 80_000),
      unit('d', 427_500),
      unit('e', 261_000, { modelValue: 258_000 }),
    ],
    unitId => ({ growth: 0.04, remainder: 'other', ...known[unitId] }),
  );
  const sheet = readFileSync(join(__dirname, 'value-bridge.csv'), 'utf8').trim().split('\n').slice(1);
  const totals = sheet.map(line => [line.split(',')[0] ?? '', Number(line.split(',').at(-1))] as const);

  it.each(totals)('%s %d, as in value-bridge.csv', (line, expected) => {
    const amounts = {
      ...bridge,
      ...Object.fromEntries(bridge.steps.map(({ step, amount }) => [step, amount])),
    };
    expect(amounts).toHaveProperty(line, expected);
  });
});

describe('any bridge', () => {
  const money = fc.integer({ min: 1, max: 900_000_000 }).map(cents => cents / 100);
  const units = fc.uniqueArray(
    fc.record({
      unitId: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'),
      value: money,
      modelValue: money,
      oppervlakte: fc.option(fc.integer({ min: 20, max: 300 })),
    }),
    { selector: ({ unitId }) => unitId },
  );
  const effect = fc.double({ min: -1e6, max: 1e6, noNaN: true });
  const revaluation: fc.Arbitrary<Revaluation> = fc.record(
    {
      growth: fc.option(fc.double({ min: -0.3, max: 0.3, noNaN: true })),
      remainder: fc.constantFrom('facts', 'parameters', 'model', 'other'),
      effects: fc.record(
        { area: effect, facts: effect, rent: effect, parameters: effect },
        { requiredKeys: [] },
      ),
    },
    { requiredKeys: ['growth', 'remainder'] },
  );

  it('adds up to the cent, in any order of units', () => {
    fc.assert(
      fc.property(units, units, revaluation, (from, to, known) => {
        const bridge = valueBridge(from, to, () => known);
        const sum = bridge.steps.reduce((cents, { amount }) => cents + Math.round(amount * 100), 0);
        expect(Math.round(bridge.opening * 100) + sum).toBe(Math.round(bridge.closing * 100));
        expect(valueBridge(from.toReversed(), to.toReversed(), () => known)).toEqual(bridge);
      }),
    );
  });
});

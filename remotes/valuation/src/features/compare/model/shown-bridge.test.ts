import { madeUpBridge } from '../../../testing/made-up';
import { shownBridge } from './shown-bridge';

const range = { low68: 460_000, high68: 540_000 };

test('totals are rounded by their ranges and the steps add up from one to the other', () => {
  const made = madeUpBridge();
  const bridge = {
    ...made,
    from: { ...made.from, low68: 470_000, high68: 530_000 },
    to: { ...made.to, low68: 420_000, high68: 540_000 },
    opening: 501_234.56,
    steps: [
      { step: 'removed' as const, amount: -123_456.78, units: 1 },
      { step: 'added' as const, amount: 98_765.43, units: 1 },
      { step: 'market' as const, amount: 0, units: 0 },
    ],
    closing: 476_543.21,
  };
  const shown = shownBridge(bridge);
  expect(shown).toMatchObject({
    opening: 501_000,
    steps: [{ amount: -125_000 }, { amount: 99_000 }],
    closing: 475_000,
  });
});

test("a unit's value is rounded by its range, an override is not rounded", () => {
  const bridge = madeUpBridge({
    largest: [
      {
        objectId: '1',
        address: 'Dorpsstraat 1',
        from: 501_234,
        to: 633_333,
        toModel: 502_345,
        fromRange: range,
        toRange: range,
      },
    ],
  });
  expect(shownBridge(bridge).largest).toEqual([
    { objectId: '1', address: 'Dorpsstraat 1', from: 501_000, to: 633_333, toModel: 502_000 },
  ]);
});

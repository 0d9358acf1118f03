import { madeUpScore, madeUpScorePart } from '@kavel/contracts/testing';
import { compareWithBuurt, effectiveWeight, inOrder } from './score-summary';

const part = madeUpScorePart;
const scored = (score: number | null, buurtScore: number | null) => madeUpScore({ score, buurtScore });

test('the address is above, below or level with its buurt', () => {
  expect(compareWithBuurt(scored(70, 61.4))).toEqual({ score: 61.4, relation: 'above', points: 9 });
  expect(compareWithBuurt(scored(60, 61.4))).toEqual({ score: 61.4, relation: 'below', points: 1 });
  expect(compareWithBuurt(scored(61, 61.4))).toMatchObject({ relation: 'level' });
  expect(compareWithBuurt(scored(46.4, 55.5))).toMatchObject({ relation: 'below', points: 10 });
  expect(compareWithBuurt(scored(61, null))).toBeNull();
  expect(compareWithBuurt(scored(null, 61))).toBeNull();
});

test('the weight of an unmeasured part goes to the others: 0.25 of 0.8 is 0.3125', () => {
  expect(effectiveWeight(part({}), 0.8)).toBeCloseTo(0.3125);
  expect(effectiveWeight(part({ value: null, score: null }), 0.8)).toBe(0);
});

test('effective weights of the measured parts sum to one', () => {
  const parts = [part({ weight: 0.5 }), part({ weight: 0.3 }), part({ weight: 0.2, score: null })];
  const sum = parts.reduce((total, each) => total + effectiveWeight(each, 0.8), 0);
  expect(sum).toBeCloseTo(1);
});

test('heaviest first, unmeasured last', () => {
  const [light, heavy, missing] = [
    part({ weight: 0.1 }),
    part({ weight: 0.3 }),
    part({ weight: 0.6, score: null }),
  ];
  expect(inOrder([missing, light, heavy])).toEqual([heavy, light, missing]);
});

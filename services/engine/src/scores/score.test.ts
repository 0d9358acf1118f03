import fc from 'fast-check';
import { propertyScoreMetrics } from './metrics';
import { scaled, scoreOf } from './score';

const metric = (key: 'energy' | 'space' | 'amenities', weight: number, worst: number, best: number) => ({
  key,
  weight,
  worst,
  best,
  unit: '',
  source: '',
});
const at = (value: number) => ({ value, date: null });

describe('scale', () => {
  it.each([
    [400, 50, 225, 50, 'halfway down'],
    [400, 50, 450, 0, 'worse than worst'],
    [400, 50, 0, 100, 'better than best'],
    [0, 120, 30, 25, 'a quarter up'],
  ])('worst %d, best %d: %d scores %d (%s)', (worst, best, value, expected) => {
    expect(scaled({ worst, best }, value)).toBe(expected);
  });
});

describe('score', () => {
  const metrics = [
    metric('energy', 0.5, 0, 100),
    metric('space', 0.3, 0, 100),
    metric('amenities', 0.2, 0, 100),
  ];

  it('weights parts: 80 × 0.5 + 40 × 0.3 + 100 × 0.2 = 72', () => {
    const score = scoreOf(metrics, { energy: at(80), space: at(40), amenities: at(100) });
    expect(score.score).toBeCloseTo(72);
    expect(score.completeness).toBeCloseTo(1);
  });

  it('distributes a missing weight: 80 × 0.5/0.7 + 100 × 0.2/0.7 = 85.71, completeness 0.7', () => {
    const score = scoreOf(metrics, { energy: at(80), space: null, amenities: at(100) });
    expect(score.score).toBeCloseTo(85.714, 3);
    expect(score.completeness).toBeCloseTo(0.7);
    expect(score.parts[1]).toMatchObject({ key: 'space', value: null, score: null, contribution: 0 });
  });

  it('is 0 at completeness 0 when nothing was measured', () => {
    expect(scoreOf(metrics, {})).toMatchObject({ score: 0, completeness: 0 });
  });

  it('contributions sum to the score, and weights to one', () => {
    const measured = fc.dictionary(
      fc.constantFrom(...propertyScoreMetrics.map(({ key }) => key)),
      fc.record({ value: fc.double({ min: -500, max: 500, noNaN: true }), date: fc.constant(null) }),
    );
    fc.assert(
      fc.property(measured, values => {
        const { score, parts } = scoreOf(propertyScoreMetrics, values);
        expect(parts.reduce((sum, part) => sum + part.contribution, 0)).toBeCloseTo(score, 9);
      }),
    );
    expect(propertyScoreMetrics.reduce((sum, { weight }) => sum + weight, 0)).toBeCloseTo(1);
  });
});

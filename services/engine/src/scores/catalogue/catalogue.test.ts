import { scoreCatalogueVersion, scoreUses } from '@kavel/contracts';
import { propertyScoreMetrics } from '.';

const weightOf = (key: string, use: (typeof scoreUses)[number]) =>
  propertyScoreMetrics.find(metric => metric.key === key)?.weights[use] ?? Number.NaN;

test('the catalogue has at least 25 metrics with distinct keys', () => {
  expect(scoreCatalogueVersion).toBe('2026.2');
  expect(propertyScoreMetrics.length).toBeGreaterThanOrEqual(25);
  expect(new Set(propertyScoreMetrics.map(({ key }) => key)).size).toBe(propertyScoreMetrics.length);
});

test('the keys of the first version are kept', () => {
  const keys = propertyScoreMetrics.map(({ key }) => key);
  expect(keys).toEqual(
    expect.arrayContaining(['energy', 'building-age', 'space', 'station-distance', 'amenities', 'liquidity']),
  );
  expect(keys).toContain('price-trend');
});

test.each([...scoreUses])('weights of %s sum to 1 and none is negative', use => {
  const weights = propertyScoreMetrics.map(metric => metric.weights[use]);
  expect(weights.reduce((sum, weight) => sum + weight, 0)).toBeCloseTo(1, 12);
  expect(Math.min(...weights)).toBeGreaterThanOrEqual(0);
});

test('the weight of a metric is that for dwellings', () => {
  for (const { weight, weights } of propertyScoreMetrics) expect(weights.dwelling).toBeCloseTo(weight, 12);
});

test('businesses: no school, day care and practice; access double; 1.06 before normalising', () => {
  // 1 − .03 − .02 − .03 + .06 + .04 + .04 = 1.06
  for (const use of ['office', 'shop', 'industry'] as const) {
    for (const key of ['primary-school', 'daycare', 'gp']) expect(weightOf(key, use)).toBe(0);
    expect(weightOf('station-distance', use)).toBeCloseTo(0.12 / 1.06, 12);
    expect(weightOf('motorway', use)).toBeCloseTo(0.08 / 1.06, 12);
    expect(weightOf('pt-frequency', use)).toBeCloseTo(0.08 / 1.06, 12);
    expect(weightOf('energy', use)).toBeCloseTo(0.1 / 1.06, 12);
  }
});

test('every metric explains itself in three languages and says its source', () => {
  for (const metric of propertyScoreMetrics) {
    for (const text of [...Object.values(metric.name), ...Object.values(metric.definition)])
      expect(text.length).toBeGreaterThan(2);
    expect(metric.source).not.toBe('');
    expect(metric.worst).not.toBe(metric.best);
    expect(metric.direction).toBe(metric.best > metric.worst ? 'higher' : 'lower');
  }
});

test('no metric rests on income, education, benefits or origin', () => {
  const texts = propertyScoreMetrics.map(({ key, definition }) => `${key} ${definition.nl} ${definition.en}`);
  expect(texts.join(' ')).not.toMatch(/inkomen|income|opleiding|herkomst|origin|uitkering|benefit/i);
});

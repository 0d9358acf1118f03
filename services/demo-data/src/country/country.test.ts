import { drawCountry } from './areas';
import { factsOf } from './facts';
import { outlineOf } from './outline';
import { isInside, type Point, signedArea } from './plane';

const country = drawCountry(1_500);
const facts = factsOf(country);
const ringOf = (cells: readonly number[]): readonly Point[] =>
  outlineOf(country.partition, cells)[0]?.[0] ?? [];

test('it has as many buurten as were asked for, each in a wijk of its gemeente with a code of its own', () => {
  expect(country.buurten).toHaveLength(1_500);
  const codes = [...country.buurten, ...country.wijken, ...country.gemeenten].map(({ code }) => code);
  expect(new Set(codes).size).toBe(codes.length);
  const wijken = new Map(country.wijken.map(wijk => [wijk.code, wijk]));
  for (const { code, wijkcode, gemeente } of country.buurten) {
    expect(code.slice(2, 8)).toBe(wijkcode.slice(2));
    expect(wijken.get(wijkcode)?.gemeente).toBe(gemeente);
    expect(`GM${code.slice(2, 6)}`).toBe(gemeente.code);
  }
});

test('a buurt is one ring without holes, of as many points as one of CBS, around where it lies', () => {
  const points = country.buurten.map(({ cells, code }) => {
    expect(outlineOf(country.partition, cells).map(polygon => polygon.length)).toEqual([1]);
    const isAround = isInside(country.partition.seeds[cells[0] ?? -1] ?? [0, 0], ringOf(cells));
    expect([code, isAround]).toEqual([code, true]);
    return ringOf(cells).length;
  });
  const sorted = points.toSorted((one, other) => one - other);
  expect(sorted[Math.floor(sorted.length * 0.05)]).toBeGreaterThanOrEqual(55);
  expect(sorted[Math.floor(sorted.length * 0.95)]).toBeLessThanOrEqual(130);
});

test('neighbours share every point of their border, and nothing lies between them or twice', () => {
  const used = new Map<string, number>();
  for (const { cells } of country.buurten) {
    const ring = ringOf(cells);
    for (const [at, from] of ring.entries()) {
      const to = ring[(at + 1) % ring.length] ?? from;
      used.set(`${from}>${to}`, (used.get(`${from}>${to}`) ?? 0) + 1);
    }
  }
  expect([...used.values()].every(count => count === 1)).toBe(true);
  const shared = [...used.keys()].filter(key => used.has(key.split('>').reverse().join('>')));
  expect(shared.length / used.size).toBeGreaterThan(0.7);
  const areaOf = (parts: readonly { cells: readonly number[] }[]) =>
    parts
      .flatMap(({ cells }) => outlineOf(country.partition, cells).flat())
      .reduce((sum, ring) => sum + signedArea(ring), 0);
  const whole = areaOf(country.buurten);
  expect(areaOf(country.wijken) / whole).toBeCloseTo(1, 6);
  expect(areaOf(country.gemeenten) / whole).toBeCloseTo(1, 6);
});

test('a gemeente has the inhabitants of its buurten, and about as many as it has', () => {
  const amsterdam = country.gemeenten.find(({ naam }) => naam === 'Amsterdam');
  const parts = country.buurten.filter(({ gemeente }) => gemeente === amsterdam?.gemeente);
  const sum = parts.reduce((total, { code }) => total + (facts.get(code)?.inhabitants ?? 0), 0);
  expect(facts.get(amsterdam?.code ?? '')?.inhabitants).toBe(sum);
  expect(sum / 931_000).toBeCloseTo(1, 2);
  expect(parts.some(({ code }) => facts.get(code)?.woz === null)).toBe(true);
});

test('the same number draws the same country', () => {
  const again = drawCountry(1_500);
  expect(again.partition.seeds).toEqual(country.partition.seeds);
  expect(again.buurten.map(({ code, naam }) => [code, naam])).toEqual(
    country.buurten.map(({ code, naam }) => [code, naam]),
  );
});

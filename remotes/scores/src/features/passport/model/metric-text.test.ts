import { scoreMetrics } from '@kavel/contracts';
import { formatsOf } from '@kavel/i18n';
import { metricText } from './metric-text';

const unit = (path: string, value: string) => `${value} <${path}>`;
const text = (key: (typeof scoreMetrics)[number], value: number) =>
  metricText(key, value, formatsOf('nl'), unit).replaceAll('\u00a0', ' ');

test('values carry the unit of their metric', () => {
  expect(text('energy', 162.4)).toBe('162 kWh/m²');
  expect(text('building-age', 38)).toBe('38 <unit.years>');
  expect(text('space', 118)).toBe('118 m²');
  expect(text('liquidity', 3.14)).toBe('3,1 <unit.percent>');
});

test('kilometres in the register are shown as metres below one', () => {
  expect(text('station-distance', 0.4)).toBe('400 m');
  expect(text('station-distance', 2.34)).toBe('2,3 km');
});

test('every metric can be formatted', () => {
  for (const key of scoreMetrics) expect(text(key, 1)).toMatch(/1/);
});

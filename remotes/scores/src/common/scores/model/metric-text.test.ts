import { formatsOf } from '@kavel/i18n';
import { metricText, scaleText } from './metric-text';

const unit = (path: string, value: string) => `${value} <${path}>`;
const text = (name: string, value: number) =>
  metricText({ unit: name }, value, formatsOf('nl'), unit).replaceAll('\u00a0', ' ');

test('values carry the unit of their metric', () => {
  expect(text('kWh/m²', 162.4)).toBe('162 kWh/m²');
  expect(text('jaar', 38)).toBe('38 <unit.years>');
  expect(text('m²', 118)).toBe('118 m²');
  expect(text('%', 3.14)).toBe('3,1 <unit.percent>');
  expect(text('klasse', 2)).toBe('2 <unit.class>');
  expect([1, 3].map(value => text('functies', value))).toEqual(['1 <unit.oneUse>', '3 <unit.uses>']);
});

test('kilometres in the register are shown as metres below one', () => {
  expect(text('km', 0.4)).toBe('400 m');
  expect(text('km', 2.34)).toBe('2,3 km');
});

test('a unit without a format of its own is shown as it is', () => {
  expect(text('µg/m³', 11.42)).toBe('11,4 µg/m³');
});

test('an end of a percentile scale is a rank', () => {
  expect(scaleText({ unit: 'km', scale: 'percentile' }, 100, formatsOf('nl'), unit)).toBe('100 <unit.rank>');
  expect(scaleText({ unit: 'jaar', scale: 'linear' }, 100, formatsOf('nl'), unit)).toBe('100 <unit.years>');
});

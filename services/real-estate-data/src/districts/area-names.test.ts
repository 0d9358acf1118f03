import type { DistrictLevel, FoundArea } from '@kavel/contracts/districts';
import { areasNamed, namedArea } from './area-names';

const area = (level: DistrictLevel, code: string, name: string, gemeente = name): FoundArea => ({
  ...{ level, code, name, gemeente },
  bounds: [4, 52, 5, 53],
});
const all = [
  area('gemeente', 'GM0400', 'Den Helder'),
  area('gemeente', 'GM0518', "'s-Gravenhage"),
  area('gemeente', 'GM0796', "'s-Hertogenbosch"),
  area('gemeente', 'GM1900', 'Súdwest-Fryslân'),
  area('buurt', 'BU05182811', 'Centrum', "'s-Gravenhage"),
  area('buurt', 'BU07960101', 'Centrum', "'s-Hertogenbosch"),
].map(namedArea);
const found = (text: string) => areasNamed(all, text).map(({ code }) => code);

test('a gemeente is found by the name that people use, with or without accents', () => {
  expect([found('Den Haag'), found('hague'), found('den bosch')]).toEqual([
    ['GM0518'],
    ['GM0518'],
    ['GM0796'],
  ]);
  expect([found("'s-gravenhage"), found('s gravenh')]).toEqual([['GM0518'], ['GM0518']]);
  expect([found('sudwest'), found('fryslan'), found('friesland')]).toEqual([
    ['GM1900'],
    ['GM1900'],
    ['GM1900'],
  ]);
  expect(found('den h')).toEqual(['GM0400', 'GM0518']);
});

test('a buurt is found with any name of its gemeente behind it', () => {
  expect(found('centrum, den haag')).toEqual(['BU05182811']);
  expect(found('centrum, s-hertog')).toEqual(['BU07960101']);
  expect(found('centrum')).toEqual(['BU05182811', 'BU07960101']);
});

import { type EnergyLabel, energyLabels } from '@kavel/contracts';
import {
  buildingColours,
  colourOf,
  putColour,
  readColour,
  thresholds,
  unknownColour,
} from './building-colour';

const labelColours = Object.fromEntries(energyLabels.map(label => [label, `#${label}`])) as Record<
  EnergyLabel,
  string
>;

test.each(buildingColours.filter(by => by !== 'none'))('by %s, what is not known is grey', by => {
  expect(colourOf(by, { value: null, score: null }, labelColours)).toBe(unknownColour);
});

test('a building whose value or score was not asked for keeps its own colour', () => {
  expect([colourOf('value', {}, labelColours), colourOf('score', {}, labelColours)]).toEqual([null, null]);
});

test('a label has the colour that it has elsewhere', () => {
  const label = energyLabels.indexOf('C');
  expect(colourOf('label', { label }, labelColours)).toBe('#C');
});

test('every class of values and scores has a colour of its own', () => {
  for (const by of ['value', 'score'] as const) {
    const figures = [0, ...thresholds[by]];
    const colours = figures.map(figure => colourOf(by, { [by]: figure }, labelColours));
    expect(new Set(colours).size).toBe(figures.length);
    expect(colours).not.toContain(unknownColour);
  }
});

test('the address keeps the choice, but for none', () => {
  const query = new URLSearchParams('panel=layers');
  putColour(query, 'score');
  expect(readColour(query)).toBe('score');
  putColour(query, 'none');
  expect(query.toString()).toBe('panel=layers');
  expect(readColour(new URLSearchParams('colour=pink'))).toBe('none');
});

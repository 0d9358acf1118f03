import { foundProvincies } from './found-provincies';

const area = (code: string, name: string) => ({ code, level: 'provincie' as const, name, gemeente: '' });
const all = [area('PV21', 'Fryslân'), area('PV27', 'Noord-Holland'), area('PV24', 'Flevoland (fictief)')];

test('a provincie is found by code, and by the beginning of a word of its name with or without accents', () => {
  const found = (text: string) => foundProvincies(all, text).map(({ code }) => code);
  expect(found('pv27')).toEqual(['PV27']);
  expect([found('fryslan'), found('holland'), found('fl')]).toEqual([['PV21'], ['PV27'], ['PV24']]);
  expect([found('f'), found('land'), found('fryslander')]).toEqual([[], [], []]);
});

test('a provincie is found by its Dutch, English and German name', () => {
  const found = (text: string) => foundProvincies(all, text).map(({ code }) => code);
  expect([found('friesland'), found('north h'), found('nordholland')]).toEqual([
    ['PV21'],
    ['PV27'],
    ['PV27'],
  ]);
});

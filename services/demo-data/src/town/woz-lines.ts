import { Random } from '../random';
import type { Town } from './town';

/** Mean WOZ values of the town for each year, as a share of those of the last. */
export const wozLevels: Readonly<Record<number, number>> = {
  2018: 0.58,
  2019: 0.63,
  2020: 0.67,
  2021: 0.73,
  2022: 0.8,
  2023: 0.93,
  2024: 0.92,
  2025: 0.96,
  2026: 1,
};
/** The last buurt was given its code in this year: before it there is nothing to compare with. */
const newSince = 2022;
/** Euro of WOZ value for a m² in the last year, at an average place. */
const perM2 = 3_450;

/** Mean WOZ values of buurten, wijken and the gemeente by year, as CBS has them: in thousands of euro, empty without dwellings. */
export function* wozLines(town: Town, gemeentecode: string, seed: number): Generator<string> {
  yield 'code;naam;jaar;woz_x1000';
  const newest = town.buurten.at(-1)?.code;
  const areas = [
    ...town.buurten.map(({ code, naam }) => ({ code, naam, own: (buurt: string) => buurt === code })),
    ...town.wijken.map(({ code, naam }) => ({
      code,
      naam,
      own: (buurt: string) => `WK${buurt.slice(2, 8)}` === code,
    })),
    { code: gemeentecode, naam: 'Kavelstede', own: () => true },
  ];
  const values = dwellingValues(town, seed);
  for (const { code, naam, own } of areas) {
    const found = values.filter(({ buurt }) => own(buurt));
    const mean = found.reduce((sum, { value }) => sum + value, 0) / found.length;
    for (const [year, level] of Object.entries(wozLevels)) {
      if (code === newest && Number(year) < newSince) continue;
      const drawn = level * (1 + 0.02 * new Random(`${seed}:woz:${code}:${year}`).normal());
      const thousands = found.length > 0 ? Math.round((mean * drawn) / 1_000) : '';
      yield `${code};${naam};${year};${thousands}`;
    }
  }
}

/** Last WOZ value of each dwelling with its buurt: some buurten are dearer than others. */
function dwellingValues(town: Town, seed: number): { buurt: string; value: number }[] {
  const places = new Map(
    town.buurten.map(({ code }) => [code, Math.exp(0.16 * new Random(`${seed}:place:${code}`).normal())]),
  );
  return town.buildings.flatMap(({ buurt, units }) =>
    units
      .filter(({ functions }) => functions.includes('woonfunctie'))
      .map(({ area }) => ({ buurt, value: perM2 * area ** 0.85 * 2 * (places.get(buurt) ?? 1) })),
  );
}

import { Random } from '../random';
import { labelOf, numbered, pandId } from './numbered';
import type { Town } from './town';

const labelHeader =
  'Pand_opnamedatum;Pand_status;Pand_energieklasse;Pand_gebouwklasse;Pand_postcode;Pand_huisnummer;Pand_huisletter;Pand_huisnummertoevoeging;Pand_bagverblijfsobjectid;Pand_bagpandid;Meting_geldig_tot';

/** Energy labels as EP-Online delivers them. */
export function* labelLines(town: Town, seed: number): Generator<string> {
  yield labelHeader;
  for (const entry of numbered(town)) {
    const label = labelOf(entry, seed);
    if (!label) continue;
    const { unit, id, buildingIndex } = entry;
    const year = new Random(`${seed}:registered:${id}`).whole(2017, 2026);
    const dwelling = unit.functions.includes('woonfunctie') ? 'W' : 'U';
    yield [
      `${year}0315`,
      'Bestaand',
      label,
      dwelling,
      unit.postcode,
      unit.huisnummer,
      unit.huisletter,
      unit.toevoeging,
      id,
      pandId(buildingIndex),
      `${year + 10}0315`,
    ].join(';');
  }
}

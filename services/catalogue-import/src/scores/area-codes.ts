import { scoreAreaTypes } from '@kavel/contracts';
import type { Cell } from './cells';

/** Fewer objects with a value are no score of an area. */
export const leastObjects = 10;

/** SQL for the code of the area of each kind that an object lies in. */
export const areaCodes = {
  buurt: 'buurtcode',
  wijk: 'wijkcode',
  gemeente: 'gemeentecode',
  pc4: 'left(postcode, 4)',
} as const;

/** Scores of the index are stored of the country too: to compare with. */
export const indexLevels = [...scoreAreaTypes, 'country'] as const;
export const country = 'NL';

/** SQL for the code of the area of a level that an object lies in. */
export function codeSql(level: (typeof indexLevels)[number]): string {
  return level === 'country' ? `'${country}'` : areaCodes[level];
}

/** Code of the area of a kind that a cell lies in. */
export function codeIn(cell: Omit<Cell, 'objects'>, level: (typeof indexLevels)[number]): string | null {
  if (level === 'country') return country;
  return level === 'pc4' ? cell.postcode : cell[areaCodes[level]];
}

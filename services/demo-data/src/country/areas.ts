import { gemeenten2024 } from '@kavel/catalogue-import';
import { areaName } from './area-names';
import { makePartition, type Partition } from './partition';
import { type Point, toPlane } from './plane';
import { buurtSeeds, emptySeeds } from './seeds';

type Gemeente = (typeof gemeenten2024)[number];

export interface Area {
  code: string;
  naam: string;
  gemeente: Gemeente;
  /** Cells of the partition. */
  cells: readonly number[];
}

export interface Buurt extends Area {
  wijkcode: string;
}

/** Fictional gemeenten, wijken and buurten that cover the country. */
export interface Country {
  partition: Partition;
  gemeenten: readonly Area[];
  wijken: readonly Area[];
  buurten: readonly Buurt[];
}

const buurtenPerWijk = 6;
/** Codes have two digits for a wijk and two for a buurt in it. */
const mostWijken = 99;

/** Draws a country with so many buurten: the same one for the same number. */
export function drawCountry(buurten: number): Country {
  const seeds = buurtSeeds(buurten);
  const partition = makePartition(seeds, emptySeeds(seeds));
  const country = {
    partition,
    gemeenten: [] as Area[],
    wijken: [] as Area[],
    buurten: [] as Buurt[],
  };
  for (const [gemeente, cells] of cellsByGemeente(partition.seeds)) {
    const { code, naam } = gemeente;
    country.gemeenten.push({ code, naam, gemeente, cells });
    const most = Math.max(buurtenPerWijk, Math.ceil((2 * cells.length) / mostWijken));
    for (const [place, inWijk] of split(cells, partition.seeds, most).entries()) {
      const wijkcode = `WK${code.slice(2)}${twoDigits(place + 1)}`;
      country.wijken.push({ code: wijkcode, naam: areaName('wijk', place, code), gemeente, cells: inWijk });
      for (const [number, cell] of inWijk.entries()) {
        country.buurten.push({
          code: `BU${wijkcode.slice(2)}${twoDigits(number + 1)}`,
          naam: areaName('buurt', country.buurten.length, code),
          wijkcode,
          gemeente,
          cells: [cell],
        });
      }
    }
  }
  return country;
}

/** Each cell belongs to the gemeente whose centre is nearest, measured by the size of the gemeente. */
function cellsByGemeente(seeds: readonly Point[]): Map<Gemeente, number[]> {
  const centres = gemeenten2024.map(gemeente => ({ gemeente, at: toPlane(gemeente) }));
  const found = new Map<Gemeente, number[]>(gemeenten2024.map(gemeente => [gemeente, []]));
  for (const [cell, [east, north]] of seeds.entries()) {
    let nearest = { gemeente: gemeenten2024[0], far: Infinity };
    for (const { gemeente, at } of centres) {
      const far = Math.hypot(at[0] - east, at[1] - north) / gemeente.side;
      if (far < nearest.far) nearest = { gemeente, far };
    }
    if (nearest.gemeente) found.get(nearest.gemeente)?.push(cell);
  }
  for (const [gemeente, cells] of found) if (cells.length === 0) found.delete(gemeente);
  return found;
}

/** Halves a group of cells along its longer side until none has more than `most`. */
function split(cells: readonly number[], seeds: readonly Point[], most: number): number[][] {
  if (cells.length <= most) return [[...cells]];
  const widthOf = (axis: 0 | 1) => {
    const places = cells.map(cell => seeds[cell]?.[axis] ?? 0);
    return Math.max(...places) - Math.min(...places);
  };
  const axis = widthOf(0) >= widthOf(1) ? 0 : 1;
  const sorted = cells.toSorted((one, other) => (seeds[one]?.[axis] ?? 0) - (seeds[other]?.[axis] ?? 0));
  const half = Math.ceil(sorted.length / 2);
  return [...split(sorted.slice(0, half), seeds, most), ...split(sorted.slice(half), seeds, most)];
}

const twoDigits = (number: number): string => String(number).padStart(2, '0');

import type { EnergyLabel, Gebruiksdoel, VtwType } from '@kavel/contracts';
import type { Enkelbestemming } from '@kavel/contracts/lists';
import type { ModelValue } from '../avm/model-value';

/** The last known sale of an object; `indexed` is its price at the price level of the day asked for. */
export interface LastSale {
  price: number;
  /** Null without an index of the type. */
  indexed: number | null;
  /** `yyyy-mm-dd` */
  date: string;
  fictional: boolean;
}

/** What signals need to know of a verblijfsobject. */
export interface SourcedObject {
  objectId: string;
  vtwType: VtwType;
  gebruiksdoelen: readonly Gebruiksdoel[];
  oppervlakte: number | null;
  energielabel: EnergyLabel | null;
  /** By the BAG; null when the status is not registered. */
  outOfUse: boolean | null;
  /** Entries of the trade register; null where none was imported for its neighbourhood. */
  kvkRegistrations: number | null;
  lastSale: LastSale | null;
  /** A letting of the last years is known. */
  isLet: boolean;
  /** Null when it was not or cannot be valued. */
  model: ModelValue | null;
  fictional: boolean;
}

/** A pand with its objects, and what is known of it and of its surroundings. */
export interface SourcedPand {
  pandId: string;
  bouwjaar: number | null;
  enkelbestemming: Enkelbestemming | null;
  /** Metres. */
  stationDistance: number | null;
  /** Metres of its shorter side. */
  depth: number | null;
  /** Storeys, or m² of use by m² of ground where the height is unknown. */
  storeys: number | null;
  /** Percentile 75 of the same over the panden of its buurt. */
  storeysAround: number | null;
  /** Whether storeys come from measured heights. */
  isMeasured: boolean;
  objects: readonly SourcedObject[];
}

/** Days of the registers that values are from, `yyyy-mm-dd`, and the day asked for. */
export interface SourcingDates {
  asOf: string;
  bag: string;
  epOnline: string;
  kvk: string;
}

/** Sums a figure over items; null when an item lacks it, or there are none. */
export function sumOrNull<Item>(
  items: readonly Item[],
  figureOf: (item: Item) => number | null,
): number | null {
  let sum = 0;
  for (const item of items) {
    const figure = figureOf(item);
    if (figure === null) return null;
    sum += figure;
  }
  return items.length === 0 ? null : sum;
}

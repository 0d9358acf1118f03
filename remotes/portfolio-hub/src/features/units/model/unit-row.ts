import {
  type AddressSuggestion,
  type EnergyLabel,
  roundedTo,
  roundingStep,
  streetAddress,
  type Unit,
  type VtwType,
} from '@kavel/contracts';
import type { UnitTable, WholeUnit } from '@kavel/contracts/units';

/** A row of the table: a unit, or a pending address. Money in euro, oppervlakte in m², ISO dates. */
export interface UnitRow {
  id: string;
  revision: number;
  objectId: string;
  address: string;
  /** The part of the address before the house number; the whole address when it cannot be split. */
  street: string;
  place: string | null;
  postcode: string | null;
  vtwType: VtwType;
  oppervlakte: number | null;
  bouwjaar: number | null;
  energielabel: EnergyLabel | null;
  annualRent: number | null;
  marketRent: number | null;
  annualCosts: number | null;
  leaseEnd: string | null;
  leaseBreak: string | null;
  wozValue: number | null;
  value: number | null;
  /** Rounding step of the displayed value in euro; null when the service gives none. */
  valueStep: number | null;
  lon: number;
  lat: number;
  /** True while the address is being added. */
  pending: boolean;
  /** Natural sort key of the address for plain comparison: a collator takes a second on 50,000 rows. */
  order: string;
  /** Normalised text that is searched. */
  search: string;
}

/** The displayed value in euro, rounded by its precision; null without a value. */
export function shownValueOf({ value, valueStep }: UnitRow): number | null {
  return value === null ? null : roundedTo(value, valueStep ?? roundingStep({ value }));
}

export function fold(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();
}

type AddressParts = Pick<
  Unit['addressObjectData'],
  'straat' | 'huisnummer' | 'huisletter' | 'huisnummertoevoeging'
>;

function orderOf({ straat, huisnummer, huisletter, huisnummertoevoeging }: AddressParts): string {
  return `${fold(straat)} ${String(huisnummer).padStart(6, '0')}${huisletter ?? ''}-${huisnummertoevoeging ?? ''}`;
}

/** Builds rows from a column-oriented table. */
export function rowsOf(table: UnitTable): UnitRow[] {
  // All columns have the same length, so an index of one is valid in the others.
  const at = <Value>(column: readonly Value[], index: number) => column[index] as Value;
  return table.id.map((id, index) => {
    const parts = {
      straat: at(table.straat, index),
      huisnummer: at(table.huisnummer, index),
      huisletter: at(table.huisletter, index),
      huisnummertoevoeging: at(table.huisnummertoevoeging, index),
    };
    const address = streetAddress(parts);
    const place = at(table.woonplaats, index);
    const postcode = at(table.postcode, index);
    return {
      id,
      revision: at(table.revision, index),
      objectId: at(table.objectId, index),
      address,
      street: parts.straat,
      place,
      postcode,
      vtwType: at(table.vtwType, index),
      oppervlakte: at(table.oppervlakte, index),
      bouwjaar: at(table.bouwjaar, index),
      energielabel: at(table.energielabel, index),
      annualRent: at(table.annualRent, index),
      marketRent: at(table.marketRent, index),
      annualCosts: at(table.annualCosts, index),
      leaseEnd: at(table.leaseEnd, index),
      leaseBreak: at(table.leaseBreak, index),
      wozValue: at(table.wozValue, index),
      value: at(table.value, index),
      valueStep: table.valueStep?.[index] ?? null,
      lon: at(table.lon, index),
      lat: at(table.lat, index),
      pending: false,
      order: orderOf(parts),
      search: fold(`${address} ${postcode ?? ''} ${place}`),
    };
  });
}

/** Builds or updates a row from a unit; valuation fields of the known row are kept. */
export function rowOfUnit(unit: Unit | WholeUnit, known?: UnitRow): UnitRow {
  const { addressObjectData: facts, id, objectId, revision = 1 } = unit;
  const { woonplaats: place, postcode } = facts;
  const address = streetAddress(facts);
  return {
    ...facts,
    id,
    objectId,
    revision,
    address,
    street: facts.straat,
    place,
    postcode,
    annualCosts: facts.annualCosts ?? null,
    value: known?.value ?? null,
    valueStep: known?.valueStep ?? null,
    pending: false,
    order: orderOf(facts),
    search: fold(`${address} ${postcode ?? ''} ${place}`),
  };
}

function rowOfSuggestion({ objectId, address, vtwType, oppervlakte, lon, lat }: AddressSuggestion): UnitRow {
  return {
    id: objectId,
    revision: 0,
    objectId,
    address,
    street: address,
    place: null,
    postcode: null,
    vtwType,
    oppervlakte,
    bouwjaar: null,
    energielabel: null,
    annualRent: null,
    marketRent: null,
    annualCosts: null,
    leaseEnd: null,
    leaseBreak: null,
    wozValue: null,
    value: null,
    valueStep: null,
    lon,
    lat,
    pending: true,
    order: '',
    search: '',
  };
}

/** Pending rows come first, so that they are visible. */
export function withPending(
  rows: readonly UnitRow[],
  all: readonly UnitRow[],
  adding: readonly AddressSuggestion[],
): readonly UnitRow[] {
  if (adding.length === 0) return rows;
  const present = new Set(all.map(row => row.objectId));
  const pending = adding.filter(suggestion => !present.has(suggestion.objectId));
  return [...pending.map(rowOfSuggestion), ...rows];
}

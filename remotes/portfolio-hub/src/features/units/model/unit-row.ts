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

/** A line of the table: a unit, or an address that is being added. Money in euro, areas in m², ISO dates. */
export interface UnitRow {
  id: string;
  revision: number;
  objectId: string;
  address: string;
  /** The part of the address before the house number; the whole of it where that is not known apart. */
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
  /** Euro to which the value is rounded when it is shown; null where the service does not say. */
  valueStep: number | null;
  lon: number;
  lat: number;
  /** Being added. */
  pending: boolean;
  /** Sorts as people expect of addresses, by plain comparison: a collator takes a second on 50,000. */
  order: string;
  /** What typed text is looked for in. */
  search: string;
}

/** The value in euro as it is shown, rounded to what it is sure of; null without one. */
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

/** The rows of a table that came by column. */
export function rowsOf(table: UnitTable): UnitRow[] {
  // The columns are equally long: what is read by an index of one is there in the others.
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

/** A row that a unit has become, or a new one; what a valuation says of it stays. */
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

/** Rows that are being added come first, so that they are visible. */
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

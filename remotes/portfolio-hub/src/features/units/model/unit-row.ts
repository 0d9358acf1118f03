import { type AddressSuggestion, streetAddress, type Unit } from '@kavel/contracts';
import { fold, orderOf, type TableRow, type WholeUnit } from '@kavel/contracts/units';

export { fold, rowsOf, shownValueOf } from '@kavel/contracts/units';

/** A row of the table: a unit, or an address that is being added. */
export interface UnitRow extends TableRow {
  pending?: true;
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
    outdated: known?.outdated ?? [],
    tags: known?.tags ?? [],
    own: known?.own ?? {},
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
    outdated: [],
    tags: [],
    own: {},
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

import {
  type AddressSuggestion,
  type EnergyLabel,
  streetAddress,
  type Unit,
  type VtwType,
} from '@kavel/contracts';

/** A line of the table: a unit, or an address that is being added (`unit` is null). */
export interface UnitRow {
  objectId: string;
  address: string;
  place: string | null;
  vtwType: VtwType;
  oppervlakte: number | null;
  bouwjaar: number | null;
  energielabel: EnergyLabel | null;
  annualRent: number | null;
  unit: Unit | null;
}

function rowOfUnit(unit: Unit): UnitRow {
  const { woonplaats, vtwType, oppervlakte, bouwjaar, energielabel, annualRent } = unit.addressObjectData;
  return {
    objectId: unit.objectId,
    address: streetAddress(unit.addressObjectData),
    place: woonplaats,
    vtwType,
    oppervlakte,
    bouwjaar,
    energielabel,
    annualRent,
    unit,
  };
}

function rowOfSuggestion({ objectId, address, vtwType, oppervlakte }: AddressSuggestion): UnitRow {
  return {
    objectId,
    address,
    place: null,
    vtwType,
    oppervlakte,
    bouwjaar: null,
    energielabel: null,
    annualRent: null,
    unit: null,
  };
}

/** What is being added stands first, so that it is seen. */
export function unitRows(units: readonly Unit[], adding: readonly AddressSuggestion[]): UnitRow[] {
  const present = new Set(units.map(unit => unit.objectId));
  const pending = adding.filter(suggestion => !present.has(suggestion.objectId));
  return [...pending.map(rowOfSuggestion), ...units.map(rowOfUnit)];
}

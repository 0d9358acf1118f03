import type { EnergyLabel } from '@kavel/contracts';
import { Random } from '../random';
import { drawLabel } from './labels';
import type { Building, Town, Unit } from './town';

export const gemeente = { code: 'GM9999', naam: 'Kavelstede', number: '9999', provincie: 'PV24' };

export function pandId(index: number): string {
  return `${gemeente.number}10${String(index + 1).padStart(10, '0')}`;
}

function objectId(index: number): string {
  return `${gemeente.number}01${String(index + 1).padStart(10, '0')}`;
}

/** A unit with its BAG id and its building. */
export interface NumberedUnit {
  id: string;
  unit: Unit;
  building: Building;
  buildingIndex: number;
}

export function* numbered(town: Town): Generator<NumberedUnit> {
  let index = 0;
  for (const [buildingIndex, building] of town.buildings.entries()) {
    for (const unit of building.units) yield { id: objectId(index++), unit, building, buildingIndex };
  }
}

/** Labels drawn once and for all: file and prices must agree. Units of one building share theirs mostly. */
export function labelOf(
  { id, unit, building, buildingIndex }: NumberedUnit,
  seed: number,
): EnergyLabel | null {
  const own = new Random(`${seed}:label:${id}`);
  const known = own.chance(unit.functions.includes('woonfunctie') ? 0.86 : 0.45);
  const shared = own.chance(0.8);
  if (!known) return null;
  return drawLabel(shared ? new Random(`${seed}:label:${buildingIndex}`) : own, building.bouwjaar);
}

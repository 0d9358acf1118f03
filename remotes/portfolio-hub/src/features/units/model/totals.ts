import { type EnergyLabel, energyLabels, type Unit, type VtwType } from '@kavel/contracts';

/** Sums over the units of a portfolio. Area in m², rent in euro a year. */
export interface UnitTotals {
  units: number;
  area: number;
  withoutArea: number;
  annualRent: number;
  withRent: number;
  labelled: number;
  labelCOrBetter: number;
}

const labelsBelowC: readonly EnergyLabel[] = ['D', 'E', 'F', 'G'];

const sum = (amounts: readonly (number | null)[]) =>
  amounts.reduce<number>((all, one) => all + (one ?? 0), 0);

/** What is not known counts as nothing in a sum, and is counted beside it. */
export function totalsOf(units: readonly Unit[]): UnitTotals {
  const facts = units.map(unit => unit.addressObjectData);
  const labels = facts.flatMap(({ energielabel }) => energielabel ?? []);
  return {
    units: units.length,
    area: sum(facts.map(fact => fact.oppervlakte)),
    withoutArea: facts.filter(fact => fact.oppervlakte === null).length,
    annualRent: sum(facts.map(fact => fact.annualRent)),
    withRent: facts.filter(fact => fact.annualRent !== null).length,
    labelled: labels.length,
    labelCOrBetter: labels.filter(label => !labelsBelowC.includes(label)).length,
  };
}

/** A type's part of the portfolio. */
export interface TypeShare {
  vtwType: VtwType;
  units: number;
  area: number;
  /** Fraction of the area; of the units where no area is known at all. */
  share: number;
}

/** Largest share first. */
export function composition(units: readonly Unit[]): TypeShare[] {
  const byType = new Map<VtwType, Unit[]>();
  for (const unit of units) {
    const { vtwType } = unit.addressObjectData;
    const members = byType.get(vtwType);
    if (members) members.push(unit);
    else byType.set(vtwType, [unit]);
  }
  const total = totalsOf(units);
  const parts = [...byType].map(([vtwType, members]) => {
    const { area } = totalsOf(members);
    const share = total.area > 0 ? area / total.area : members.length / total.units;
    return { vtwType, units: members.length, area, share };
  });
  return parts.sort((a, b) => b.share - a.share || b.units - a.units);
}

/** How many units have a label, best label first and those without last. */
export interface LabelShare {
  label: EnergyLabel | null;
  units: number;
}

export function labelMix(units: readonly Unit[]): LabelShare[] {
  const counts = new Map<EnergyLabel | null, number>();
  for (const { addressObjectData } of units) {
    const { energielabel } = addressObjectData;
    counts.set(energielabel, (counts.get(energielabel) ?? 0) + 1);
  }
  return [...energyLabels, null].flatMap(label => {
    const number = counts.get(label);
    return number ? [{ label, units: number }] : [];
  });
}

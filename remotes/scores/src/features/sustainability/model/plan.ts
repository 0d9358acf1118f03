import { type EnergyLabel, energyLabels } from '@kavel/contracts';
import type { SustainabilityDetails } from '@kavel/contracts/sustainability';

/** Labels with which dwellings may no longer be let. */
export const worstLabels: readonly EnergyLabel[] = ['E', 'F', 'G'];
const isWorst = ({ energielabel }: Pick<SustainabilityDetails, 'energielabel'>) =>
  energielabel !== null && worstLabels.includes(energielabel);

export interface PlanYear {
  year: number;
  /** Addresses by label at the end of the year; `unknown` without one. */
  labels: ReadonlyMap<EnergyLabel | 'unknown', number>;
  improved: number;
  euros: number;
  /** kWh a year that this year's measures save. */
  savedKwh: number;
}

export interface Plan {
  /** The first one is the present. */
  years: PlanYear[];
  /** Addresses with label E, F or G for which the table has no sufficient measures. */
  without: number;
}

type Planned = Pick<SustainabilityDetails, 'energielabel' | 'improvement'>;

/**
 * The way to no label E, F or G at the end of `until`: as many addresses each year, those first whose measures cost least
 * for a saved kWh.
 */
export function planTo(addresses: readonly Planned[], now: number, until: number): Plan {
  const worst = addresses.filter(isWorst);
  const ready = worst.filter(({ improvement }) => improvement !== null).toSorted(byCost);
  const count = Math.max(1, until - now);
  const labels = new Map<EnergyLabel | 'unknown', number>();
  for (const { energielabel } of addresses) add(labels, energielabel ?? 'unknown', 1);
  const years: PlanYear[] = [{ year: now, labels: new Map(labels), improved: 0, euros: 0, savedKwh: 0 }];
  for (let at = 1; at <= count; at += 1) {
    const from = Math.round(((at - 1) * ready.length) / count);
    const turn = ready.slice(from, Math.round((at * ready.length) / count));
    for (const { energielabel, improvement } of turn) {
      if (!energielabel || !improvement) continue;
      add(labels, energielabel, -1);
      add(labels, improvement.labelAfter, 1);
    }
    years.push({
      year: now + at,
      labels: new Map(labels),
      improved: turn.length,
      euros: sumOf(turn, ({ euros }) => euros),
      savedKwh: sumOf(turn, ({ savedKwh }) => savedKwh),
    });
  }
  return { years, without: worst.length - ready.length };
}

type Improvement = NonNullable<Planned['improvement']>;

function byCost({ improvement: one }: Planned, { improvement: other }: Planned): number {
  return (one ? one.euros / one.savedKwh : 0) - (other ? other.euros / other.savedKwh : 0);
}

function sumOf(addresses: readonly Planned[], of: (improvement: Improvement) => number): number {
  return addresses.reduce((sum, { improvement }) => sum + (improvement ? of(improvement) : 0), 0);
}

function add<Key>(counts: Map<Key, number>, key: Key, change: number): void {
  counts.set(key, (counts.get(key) ?? 0) + change);
}

/** Groups of labels as a chart shows them, best first. */
export const labelGroups = ['A', 'B', 'C', 'D', 'EFG', 'unknown'] as const;
export type LabelGroup = (typeof labelGroups)[number];

export function countIn({ labels }: Pick<PlanYear, 'labels'>, group: LabelGroup): number {
  const members =
    group === 'unknown' ? (['unknown'] as const) : energyLabels.filter(of => groupOf(of) === group);
  return members.reduce((sum, label) => sum + (labels.get(label) ?? 0), 0);
}

function groupOf(label: EnergyLabel): LabelGroup {
  if (worstLabels.includes(label)) return 'EFG';
  return label.startsWith('A') ? 'A' : (label as LabelGroup);
}

export interface MeasureSum {
  name: string;
  addresses: number;
  euros: number;
  savedKwh: number;
}

/** Cost and effect of each measure over all addresses that it is for, by name. */
export function sumMeasures(addresses: readonly Pick<SustainabilityDetails, 'measures'>[]): MeasureSum[] {
  const sums = new Map<string, MeasureSum>();
  for (const { name, euros, savedKwh } of addresses.flatMap(({ measures }) => measures)) {
    const known = sums.get(name) ?? { name, addresses: 0, euros: 0, savedKwh: 0 };
    sums.set(name, {
      name,
      addresses: known.addresses + 1,
      euros: known.euros + euros,
      savedKwh: known.savedKwh + savedKwh,
    });
  }
  return [...sums.values()].toSorted((one, other) => one.euros / one.savedKwh - other.euros / other.savedKwh);
}

/** Years until what is saved has paid for the cost; null when nothing is saved. `price`: euro for a kWh. */
export function paybackOf(
  { euros, savedKwh }: { euros: number; savedKwh: number },
  price: number,
): number | null {
  const saved = savedKwh * price;
  return saved > 0 ? euros / saved : null;
}

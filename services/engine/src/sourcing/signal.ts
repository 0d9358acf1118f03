import type { ScoreLevel } from '@kavel/contracts';
import type { SignalGap, SourcingSignal } from '@kavel/contracts/sourcing';
import { scaled } from '../scores/subscore';

type Facts = Record<string, number | string | boolean>;

/** A signal with points. */
export interface KnownSignal {
  value: number;
  /** 0 to 100. */
  score: number;
  source: string;
  /** `yyyy-mm-dd` */
  date: string;
  level: ScoreLevel;
  fictional: boolean;
  facts: Facts;
}

/** A signal without points; `facts` say how near it came. */
export interface MissingSignal {
  missing: SignalGap;
  facts: Facts;
}

export type Signal = KnownSignal | MissingSignal;

export const unknown: MissingSignal = { missing: 'unknown', facts: {} };
export const notApplicable: MissingSignal = { missing: 'not-applicable', facts: {} };

export function isMissing(signal: Signal): signal is MissingSignal {
  return 'missing' in signal;
}

/** Values for no points and for all of them; our own scales, 2026. */
const scales: Partial<Record<SourcingSignal, { worst: number; best: number }>> = {
  undervalued: { worst: 0, best: 25 },
  energy: { worst: 0, best: 8 },
  held: { worst: 5, best: 20 },
  reserve: { worst: 0, best: 2 },
};

/** Points of a value; percentages of their own accord. */
export function pointsOf(key: SourcingSignal, value: number): number {
  return scaled(scales[key] ?? { worst: 0, best: 100 }, value);
}

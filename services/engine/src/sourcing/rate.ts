import { type SourcingSignal, sourcingSignals } from '@kavel/contracts/sourcing';
import { confidenceOf } from '../scores/confidence';
import { totalOf } from '../scores/total';
import { yearsBetween } from '../yields/walt';
import { energy, energyGainOf } from './energy';
import { held } from './held';
import { obligation } from './obligation';
import type { SourcedPand, SourcingDates } from './pand';
import { type Potential, potentialOf } from './potential';
import { reserve } from './reserve';
import { isMissing, type Signal } from './signal';
import { transformation } from './transformation';
import { gapOf, undervalued } from './undervalued';
import { vacancy } from './vacancy';
import type { SourcingWeights } from './weights';

/** A signal with its share in the total. */
export interface WeighedSignal {
  key: SourcingSignal;
  signal: Signal;
  /** Of all weights that apply to the pand; 0 for what does not. */
  weight: number;
  contribution: number;
}

export interface Rating {
  /** Null when less than 0.6 of the weights has points. */
  score: number | null;
  completeness: number;
  /** Weighted mean of level and age of what has points; null without any. */
  confidence: number | null;
  signals: WeighedSignal[];
  potential: Potential | null;
}

/** The signal that a strategy is named after: panden that it does not concern are no candidates. */
export type OwnSignal = SourcingSignal | null;

/**
 * Signals of a pand and their weighted mean. What does not concern such a pand takes no part in the weights; what is
 * unknown does, and its weight is shared out.
 */
export function ratePand(
  pand: SourcedPand,
  { weights, own, dates }: { weights: SourcingWeights; own: OwnSignal; dates: SourcingDates },
): Rating {
  const [gap, gain] = [gapOf(pand), energyGainOf(pand)];
  const found: Record<SourcingSignal, Signal> = {
    undervalued: undervalued(gap),
    transformation: transformation(pand, dates),
    energy: energy(pand, gain, dates),
    obligation: obligation(pand, dates),
    vacancy: vacancy(pand, dates),
    held: held(pand, dates),
    reserve: reserve(pand, dates),
  };
  const applies = (key: SourcingSignal) => !isNotApplicable(found[key]);
  const whole = sourcingSignals.reduce((sum, key) => sum + (applies(key) ? weights[key] : 0), 0);
  const drafts = sourcingSignals.map(key => {
    const signal = found[key];
    const weight = applies(key) && whole > 0 ? weights[key] / whole : 0;
    return { key, signal, weight, score: isMissing(signal) ? null : signal.score };
  });
  const total = totalOf(drafts);
  const signals = drafts.map(({ key, signal, weight }, at) => ({
    key,
    signal,
    weight,
    contribution: total.contributions[at] ?? 0,
  }));
  const added = (key: SourcingSignal) => signals.find(one => one.key === key)?.contribution ?? 0;
  return {
    score: own !== null && isMissing(found[own]) ? null : total.score,
    completeness: total.completeness,
    confidence: confidenceIn(signals, dates),
    signals,
    potential: potentialOf(
      { figures: gap, signal: found.undervalued, contribution: added('undervalued') },
      { figures: gain, signal: found.energy, contribution: added('energy') },
    ),
  };
}

function isNotApplicable(signal: Signal): boolean {
  return isMissing(signal) && signal.missing === 'not-applicable';
}

function confidenceIn(signals: readonly WeighedSignal[], { asOf }: SourcingDates): number | null {
  let [sum, present] = [0, 0];
  for (const { signal, weight } of signals) {
    if (isMissing(signal)) continue;
    sum += weight * confidenceOf(signal.level, yearsBetween(signal.date, asOf));
    present += weight;
  }
  return present > 0 ? Math.min(1, sum / present) : null;
}

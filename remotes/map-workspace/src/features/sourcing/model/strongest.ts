import type { Candidate, CandidateSignal } from '@kavel/contracts/sourcing';

/** The signal that adds most points; null when none adds any. */
export function strongestOf({ signals }: Pick<Candidate, 'signals'>): CandidateSignal | null {
  const best = signals.reduce<CandidateSignal | null>(
    (most, signal) => (signal.contribution > (most?.contribution ?? 0) ? signal : most),
    null,
  );
  return best;
}

/** Classes of the map: from 65 points, from 50, and below; apart in hue and lightness on both grounds. */
export const scoreClasses = [
  { key: 'high', from: 65, colour: '#0F7C88' },
  { key: 'middle', from: 50, colour: '#8A5604' },
  { key: 'low', from: 0, colour: '#7A7A72' },
] as const;

export function scoreColour(score: number): string {
  return (scoreClasses.find(({ from }) => score >= from) ?? scoreClasses[2]).colour;
}

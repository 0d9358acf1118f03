import {
  type Candidate,
  type SourcingSignal,
  sourcingSignals,
  sourcingUnits,
} from '@kavel/contracts/sourcing';
import type { ExportCell } from '../../../common/write-file';

export interface ExportWords {
  column: (
    key:
      | 'score'
      | 'address'
      | 'filePand'
      | 'fileObjects'
      | 'year'
      | 'size'
      | 'labels'
      | 'use'
      | 'confidence'
      | 'modelValue'
      | 'lastPrice'
      | 'points',
  ) => string;
  signal: (key: SourcingSignal) => string;
  use: (key: Candidate['functions'][number]) => string;
}

const plain = [
  'filePand',
  'address',
  'fileObjects',
  'use',
  'year',
  'size',
  'labels',
  'score',
  'confidence',
  'modelValue',
  'lastPrice',
] as const;

/** Units are in the headers, so that the cells are plain figures. */
export function exportHeaders(words: ExportWords): string[] {
  return [
    ...plain.map(words.column),
    ...sourcingSignals.flatMap(key => [
      `${words.signal(key)} (${sourcingUnits[key]})`,
      `${words.signal(key)}: ${words.column('points')}`,
    ]),
  ];
}

/** One candidate as the cells of a row, in the order of the headers; empty where nothing is known. */
export function exportRow(candidate: Candidate, words: ExportWords): ExportCell[] {
  const of = new Map(candidate.signals.map(signal => [signal.key, signal]));
  return [
    candidate.pandId,
    candidate.address,
    candidate.objects,
    candidate.functions.map(words.use).join(', '),
    candidate.bouwjaar,
    candidate.oppervlakte,
    candidate.energyLabels.join(', '),
    rounded(candidate.score),
    rounded(candidate.confidence),
    candidate.modelValue,
    candidate.lastPrice?.price ?? null,
    ...sourcingSignals.flatMap(key => [
      rounded(of.get(key)?.value ?? null),
      rounded(of.get(key)?.score ?? null),
    ]),
  ];
}

function rounded(value: number | null): number | null {
  return value === null ? null : Math.round(100 * value) / 100;
}

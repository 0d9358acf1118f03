import type { Measurement } from '../figure';
import { measureAnswers, measureIndices } from './answers';

/** Budgets of scores, from issue 18. */
export const scores: Record<string, Measurement> = { answers: measureAnswers, index: measureIndices };

import type { Measurement } from '../figure';
import { measureArticleSave } from './article-save';

/** Budgets of articles, from issue 20. */
export const content: Record<string, Measurement> = {
  'article-save': measureArticleSave,
};

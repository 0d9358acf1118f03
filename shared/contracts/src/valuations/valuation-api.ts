import { calculationCalls } from './calculation-calls';
import { checklistCalls } from './checklist-calls';
import { choiceCalls } from './choice-calls';
import { commentCalls } from './comment-calls';
import { presenceCalls } from './presence-calls';
import { recordCalls } from './record-calls';
import { reportCalls } from './report-calls';
import { reviewCalls } from './review-calls';
import { valueCalls } from './value-calls';

/** All public calls on a valuation. */
export const valuationApi = {
  ...recordCalls,
  ...valueCalls,
  ...choiceCalls,
  ...reportCalls,
  ...reviewCalls,
  ...calculationCalls,
  ...commentCalls,
  ...checklistCalls,
  ...presenceCalls,
} as const;

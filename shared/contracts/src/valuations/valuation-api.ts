import { choiceCalls } from './choice-calls';
import { recordCalls } from './record-calls';
import { reportCalls } from './report-calls';
import { valueCalls } from './value-calls';

/** Every public call on a valuation. */
export const valuationApi = { ...recordCalls, ...valueCalls, ...choiceCalls, ...reportCalls } as const;

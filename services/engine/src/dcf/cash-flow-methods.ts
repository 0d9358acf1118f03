import { type CashFlowNorms, currentNorms } from '../parameters/cash-flow-norms';
import { cashFlowValues } from './cash-flow-values';
import { portfolioCashFlow } from './portfolio';

/** Identifies the cash flow method; changes whenever the same units and norms could give another result. */
export const cashFlowVersion = 'cash-flow-1';

/** The whole cash flow, and its values alone: the same figures. */
export interface CashFlowMethod {
  cashFlow: typeof portfolioCashFlow;
  values: typeof cashFlowValues;
}

/** By version; a changed method is added as a new entry, the old one stays. */
const methods: ReadonlyMap<string, CashFlowMethod> = new Map([
  [cashFlowVersion, { cashFlow: portfolioCashFlow, values: cashFlowValues }],
]);

/** Undefined for an unknown version. */
export function cashFlowMethod(version: string): CashFlowMethod | undefined {
  return methods.get(version);
}

/** Current inputs of a cash flow; stored with a valuation when it is submitted. */
export const cashFlowTerms: { version: string; norms: CashFlowNorms & Record<string, unknown> } = {
  version: cashFlowVersion,
  norms: { ...currentNorms },
};

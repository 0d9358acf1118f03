import { type CashFlowNorms, currentNorms } from '../parameters/cash-flow-norms';
import { portfolioCashFlow } from './portfolio';

/** Identifies the cash flow method; changes whenever the same units and norms could give another result. */
export const cashFlowVersion = 'cash-flow-1';

/** By version; a changed method is added as a new entry, the old one stays. */
const methods: ReadonlyMap<string, typeof portfolioCashFlow> = new Map([
  [cashFlowVersion, portfolioCashFlow],
]);

/** Undefined for an unknown version. */
export function cashFlowMethod(version: string): typeof portfolioCashFlow | undefined {
  return methods.get(version);
}

/** Current inputs of a cash flow; stored with a valuation when it is submitted. */
export const cashFlowTerms: { version: string; norms: CashFlowNorms & Record<string, unknown> } = {
  version: cashFlowVersion,
  norms: { ...currentNorms },
};

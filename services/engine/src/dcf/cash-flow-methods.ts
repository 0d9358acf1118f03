import { type CashFlowNorms, currentNorms } from '../parameters/cash-flow-norms';
import { portfolioCashFlow } from './portfolio';

/** Names the method of the cash flow; it changes whenever the same units and norms could give another figure. */
export const cashFlowVersion = 'cash-flow-1';

/** By version; a method that changes gets an entry of its own and leaves the old one. */
const methods: ReadonlyMap<string, typeof portfolioCashFlow> = new Map([
  [cashFlowVersion, portfolioCashFlow],
]);

/** Undefined for a version that is not known here. */
export function cashFlowMethod(version: string): typeof portfolioCashFlow | undefined {
  return methods.get(version);
}

/** Current inputs of a cash flow; stored with a valuation when it is submitted. */
export const cashFlowTerms: { version: string; norms: CashFlowNorms & Record<string, unknown> } = {
  version: cashFlowVersion,
  norms: { ...currentNorms },
};

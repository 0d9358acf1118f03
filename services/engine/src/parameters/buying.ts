import { kavelNorm, type Parameter } from './parameter';

/** Costs of a purchase besides tax. Notary: a fraction of the price with a minimum amount. */
export const buyingNorms = {
  notaryShare: { key: 'notaryShare', value: 0.0025, ...kavelNorm },
  notaryLeast: { key: 'notaryLeast', value: 1_100, ...kavelNorm },
  registry: { key: 'registry', value: 190, ...kavelNorm },
  valuation: { key: 'valuation', value: 750, ...kavelNorm },
  valuationShareInvestor: { key: 'valuationShareInvestor', value: 0.0008, ...kavelNorm },
  adviceHome: { key: 'adviceHome', value: 2_500, ...kavelNorm },
  adviceShareInvestor: { key: 'adviceShareInvestor', value: 0.005, ...kavelNorm },
} as const satisfies Record<string, Parameter>;

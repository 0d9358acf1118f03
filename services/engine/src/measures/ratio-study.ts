import { mean, median } from '../statistics/summary';

/** An estimate and the actual sale price, both in euro. */
export interface RatioPair {
  estimate: number;
  sale: number;
}

/** Measures of the IAAO Standard on Ratio Studies (2013); `mdape` and `ppe` as commonly used in AVM testing. */
export interface RatioStudy {
  n: number;
  medianRatio: number;
  /** Coefficient of dispersion, percent. */
  cod: number;
  /** Price-related differential. */
  prd: number;
  /** Price-related bias: change of the ratio when the value doubles. */
  prb: number;
  /** Median absolute percentage error, percent. */
  mdape: number;
  /** Percent of estimates within 10 and 20 % of the sale. */
  ppe10: number;
  ppe20: number;
}

export function ratioStudy(pairs: readonly RatioPair[]): RatioStudy {
  const ratios = pairs.map(pair => pair.estimate / pair.sale);
  const medianRatio = median(ratios);
  return {
    n: pairs.length,
    medianRatio,
    cod: coefficientOfDispersion(ratios, medianRatio),
    prd: priceRelatedDifferential(pairs, ratios),
    prb: priceRelatedBias(pairs, ratios, medianRatio),
    mdape: 100 * median(ratios.map(ratio => Math.abs(ratio - 1))),
    ppe10: 100 * shareWithin(ratios, 0.1),
    ppe20: 100 * shareWithin(ratios, 0.2),
  };
}

/** Fraction (0 to 1) of ratios within `bound` of one, inclusive. */
export function shareWithin(ratios: readonly number[], bound: number): number {
  return ratios.filter(ratio => Math.abs(ratio - 1) <= bound + 1e-12).length / ratios.length;
}

/** Percentage of requested objects with an estimate. */
export function hitRate(asked: number, estimated: number): number {
  return asked === 0 ? Number.NaN : (100 * estimated) / asked;
}

function coefficientOfDispersion(ratios: readonly number[], middle: number): number {
  return (100 * mean(ratios.map(ratio => Math.abs(ratio - middle)))) / middle;
}

function priceRelatedDifferential(pairs: readonly RatioPair[], ratios: readonly number[]): number {
  return mean(ratios) / (mean(pairs.map(pair => pair.estimate)) / mean(pairs.map(pair => pair.sale)));
}

/** Slope of (ratio − median) / median on log₂ of the mean of sale price and estimate scaled to the sale's level. */
function priceRelatedBias(pairs: readonly RatioPair[], ratios: readonly number[], middle: number): number {
  const size = pairs.map(pair => Math.log2((pair.estimate / middle + pair.sale) / 2));
  const bias = ratios.map(ratio => (ratio - middle) / middle);
  const meanSize = mean(size);
  const meanBias = mean(bias);
  let product = 0;
  let square = 0;
  size.forEach((value, i) => {
    product += (value - meanSize) * ((bias[i] ?? 0) - meanBias);
    square += (value - meanSize) ** 2;
  });
  return square === 0 ? 0 : product / square;
}

import type { DealKind } from '@kavel/catalogue-import';
import { energyLabels, vtwTypes } from '@kavel/contracts/lists';
import { dealEuros } from './deals';
import { labelShare, priceModel } from './price-model';

/** SQL of `euroOf` a deal with this level, of an object whose table is called `object`. */
export function euroSql(kind: DealKind, level: string, object: string): string {
  const { least, roundedTo } = dealEuros[kind];
  const share = choose(`${object}.vtw_type`, vtwTypes, labelShare);
  const effect = choose(`${object}.energielabel`, energyLabels, label => priceModel.label[label]);
  return `greatest(${least}, round(exp(${level} + ${share} * ${effect}) / ${roundedTo}) * ${roundedTo})`;
}

/** SQL of a number for each option, zero for what is none of them. */
export function choose<Option extends string>(
  value: string,
  options: readonly Option[],
  numberOf: (option: Option) => number,
): string {
  const cases = options.map(option => `WHEN '${option}' THEN ${numberOf(option)}::DOUBLE`);
  return `CASE ${value} ${cases.join(' ')} ELSE 0 END`;
}

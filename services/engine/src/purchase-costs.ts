import type { PurchaseCosts, SourcedParameter } from '@kavel/contracts';
import { buyingNorms } from './parameters/buying';
import type { Parameter } from './parameters/parameter';
import {
  type PurchaserKind,
  type TransferTaxYear,
  transferTaxOn,
  transferTaxRate,
  transferTaxYears,
} from './parameters/transfer-tax';

export interface Purchase {
  /** Price kosten koper, in euro. */
  price: number;
  /** ISO date. */
  deedDate: string;
  purchaser: PurchaserKind;
}

type Line = PurchaseCosts['lines'][number];

/** Purchase costs in whole euro. Null when the deed is before the first year with known rates. */
export function purchaseCosts(purchase: Purchase): PurchaseCosts | null {
  const rules = transferTaxOn(purchase.deedDate);
  if (!rules) return null;
  const lines = [
    transferTaxLine(purchase, rules),
    notaryLine(purchase.price),
    amountLine('registry', buyingNorms.registry),
    ...adviserLines(purchase),
  ];
  const total = lines.reduce((sum, line) => sum + line.amount, 0);
  return { price: purchase.price, lines, total, vrijOpNaam: purchase.price + total };
}

/** First date with known rates. */
export const firstDeedDate = `${transferTaxYears[0]?.year ?? 0}-01-01`;

/** All national parameters of the purchase costs, with year and source. */
export function purchaseCostParameters(): SourcedParameter[] {
  const taxes = transferTaxYears.flatMap(({ year, rates, starterLimit, source }) => [
    ...Object.entries(rates).map(([purchaser, value]) => ({
      key: `transferTax.${purchaser}.${year}`,
      value,
      source,
      year,
    })),
    { key: `transferTax.starterLimit.${year}`, value: starterLimit, source, year },
  ]);
  return [...taxes, ...Object.values(buyingNorms)].map(parameter => ({
    ...parameter,
    default: parameter.value,
    override: null,
  }));
}

function transferTaxLine({ price, purchaser }: Purchase, rules: TransferTaxYear): Line {
  const rate = transferTaxRate(rules, purchaser, price);
  return {
    key: 'transfer-tax',
    amount: Math.round(price * rate),
    rate,
    source: rules.source,
    year: rules.year,
  };
}

function notaryLine(price: number): Line {
  const { notaryShare, notaryLeast } = buyingNorms;
  const byShare = shareLine('notary', notaryShare, price);
  return byShare.amount >= notaryLeast.value ? byShare : amountLine('notary', notaryLeast);
}

function adviserLines({ price, purchaser }: Purchase): Line[] {
  const { valuation, valuationShareInvestor, adviceHome, adviceShareInvestor } = buyingNorms;
  if (purchaser === 'own-home' || purchaser === 'starter')
    return [amountLine('valuation', valuation), amountLine('advice', adviceHome)];
  const byShare = shareLine('valuation', valuationShareInvestor, price);
  return [
    byShare.amount >= valuation.value ? byShare : amountLine('valuation', valuation),
    shareLine('advice', adviceShareInvestor, price),
  ];
}

function shareLine(key: Line['key'], { value, source, year }: Parameter, price: number): Line {
  return { key, amount: Math.round(price * value), rate: value, source, year };
}

function amountLine(key: Line['key'], { value, source, year }: Parameter): Line {
  return { key, amount: value, rate: null, source, year };
}

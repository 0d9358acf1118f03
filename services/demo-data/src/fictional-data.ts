import type { FictionalData } from '@kavel/catalogue-import';
import { DealChances, dealsOf, importCoverage } from './deals/deals';
import { euroSql } from './deals/euro-sql';
import { transactionFacts } from './deals/transaction-facts';
import { fictionalFacts } from './fictional-facts';

/** Any fixed number: the same objects get the same deals at every import. */
const chances = new DealChances(20_261_121);

/** For imports on a development machine: real objects without a real sale get deals of the demo's price model. */
export const fictionalData: FictionalData = {
  dealsOf: subject => dealsOf(subject, importCoverage, chances.ofHalves(subject.idHigh, subject.idLow)),
  euroSql,
  facts: fictionalFacts,
  transactionFacts,
};

import { madeUpTransaction } from '@kavel/contracts/testing';
import {
  isFilterOf,
  type Market,
  type Transaction,
  type TransactionFacets,
  transactionBars,
  transactionChoices,
  transactionRangeKeys,
} from '@kavel/contracts/transactions';

/** A letting in Apeldoorn, made up by its number. */
export function transactionOf(number: number, facts: Partial<Transaction> = {}): Transaction {
  return madeUpTransaction(number, {
    id: `rent:${number}`,
    objectId: `02000100001303${String(number).padStart(2, '0')}`,
    propertyType: 'huur',
    address: `Laan van de Leeuw ${number}, 7324 BD Apeldoorn`,
    gemeentecode: 'GM0200',
    date: '2026-03-12',
    price: 1_200 + number,
    pricePerM2: 180,
    area: 80,
    rooms: 3,
    year: 1988,
    woningtype: 'appartement',
    koopconditie: null,
    onderhoudBinnen: 'goed',
    bouwvorm: 'bestaande bouw',
    lon: 5.97 + number / 10_000,
    lat: 52.23,
    ...facts,
  });
}

/** Every filter of the market has values. */
export function transactionFacetsOf(
  market: Market,
  count: number,
  months: readonly string[],
): TransactionFacets {
  const counts = Array.from({ length: transactionBars }, (_, bar) => bar);
  const options: Record<(typeof transactionChoices)[number], Record<string, number>> = {
    municipalities: { GM0200: 40 },
    gebruiksdoel: { woonfunctie: 40 },
    woningtypes: { appartement: 25, tussenwoning: 15 },
    subtypes: { galerijflat: 12 },
    koopcondities: { 'k.k.': 30 },
    energyLabels: { A: 10, B: 30 },
    onderhoudBinnen: { goed: 20 },
    onderhoudBuiten: { redelijk: 20 },
    bouwvorm: { 'bestaande bouw': 35 },
    saleKinds: { market: 37, rentedOut: 3, family: 2 },
  };
  return {
    snapshot: 'one',
    count,
    total: 1_000,
    choices: Object.fromEntries(
      transactionChoices.filter(key => isFilterOf(market, key)).map(key => [key, options[key]]),
    ),
    ranges: Object.fromEntries(
      transactionRangeKeys.filter(key => isFilterOf(market, key)).map(key => [key, { counts, missing: 7 }]),
    ),
    months: months.map((month, at) => ({ month, count: at + 1 })),
  };
}

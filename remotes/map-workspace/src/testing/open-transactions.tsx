import type { PermissionKey } from '@kavel/contracts';
import type { TransactionFilter } from '@kavel/contracts/transactions';
import { type Call, fakeServer, openPage, Refusal } from '@kavel/testing';
import { screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import TransactionsPageUnderTest from '../pages/transactions-page';
import { estimateOf, objectOf, status } from './data';
import { transactionFacetsOf, transactionOf } from './transaction-data';

const data = '/real-estate-data';
const listed = [transactionOf(38), transactionOf(39), transactionOf(40)];
/** Only a link or the map leads to it. */
const unlisted = transactionOf(77);

export const today = () => new Date().toISOString().slice(0, 10);

/** As many as a filter of these tests leaves. */
function countOf({ woningtypes, ranges }: TransactionFilter): number {
  if (ranges?.price?.min !== undefined) return 0;
  return woningtypes ? 25 : 40;
}

function statisticsOf({ transactionDate }: TransactionFilter, hasArea: boolean) {
  // Prices of the last months are a tenth higher.
  const isNow = transactionDate !== undefined && transactionDate.to >= today();
  const median = hasArea ? 150 : isNow ? 220 : 200;
  const spread = { p25: median - 20, median, p75: median + 20 };
  return {
    snapshot: 'one',
    count: hasArea ? 4 : 40,
    price: { p25: 900, median: 1_100, p75: 1_400 },
    pricePerM2: spread,
    trend: [{ month: today().slice(0, 7), count: 5, medianPricePerM2: median }],
  };
}

function answerOf({ name, body }: Call): unknown {
  const filter = body as TransactionFilter;
  switch (name) {
    case 'GET /portfolio/saved-searches':
      return [];
    case `GET ${data}/catalogue/status`:
      return status;
    case `GET ${data}/districts/gemeente/areas`:
      return {
        snapshot: 'one',
        level: 'gemeente',
        codes: ['GM0200'],
        names: ['Apeldoorn'],
        gemeenten: ['Apeldoorn'],
        bounds: [[5.9, 52.1, 6.1, 52.3]],
      };
    case `POST ${data}/transactions/facets`:
      return transactionFacetsOf(filter, countOf(filter), [today().slice(0, 7)]);
    case `POST ${data}/transactions/tiles`:
      return {
        snapshot: 'one',
        count: 40,
        points: `/points/${JSON.stringify(filter)}/{z}/{x}/{y}`,
        hexagons: '/hexagons/{z}/{x}/{y}',
        bounds: [5.9, 52.2, 6, 52.3],
      };
    case `POST ${data}/transactions/distribution`:
      return {
        snapshot: 'one',
        count: 40,
        values: [500, 1_200],
        below: [0, 10],
        upTo: [10, 33],
        known: 33,
        missing: 7,
      };
    case `POST ${data}/transactions/areas`:
      return { snapshot: 'one', count: 40, areas: [{ code: 'BU02000101', count: 9, median: 190 }] };
    case `POST ${data}/transactions/statistics`: {
      const asked = body as { filter: TransactionFilter; area?: unknown };
      return statisticsOf(asked.filter, asked.area !== undefined);
    }
    case `POST ${data}/transactions`: {
      const asked = body as { filter: TransactionFilter; offset: number };
      const count = countOf(asked.filter);
      return { snapshot: 'one', count, transactions: count === 0 || asked.offset > 0 ? [] : listed };
    }
    case `POST ${data}/transactions/by-id`: {
      const { ids } = body as { ids: string[] };
      return { snapshot: 'one', transactions: [...listed, unlisted].filter(({ id }) => ids.includes(id)) };
    }
  }
  if (/\/estimate$/.test(name)) return estimateOf(objectOf(38));
  throw new Refusal('not-found');
}

interface Opening {
  page?: ReactElement;
  permissions?: readonly PermissionKey[];
}

/** Opens the page at an address; `answer` may take a call over, by giving anything but undefined. */
export async function openTransactions(
  address = '/transactions',
  answer: (call: Call) => unknown = () => undefined,
  { page = <TransactionsPageUnderTest />, permissions = ['auth.unrestricted-access-general'] }: Opening = {},
) {
  const calls = fakeServer(call => answer(call) ?? answerOf(call));
  const [route = address] = address.split('?');
  const opened = await openPage({ page, route, address, permissions });
  return {
    ...opened,
    asked: (path: string) => calls.filter(({ name }) => name === `POST ${data}/transactions${path}`),
    query: () => new URLSearchParams(opened.addressBar()?.split('?')[1]),
    found: (count: number) => screen.findByText(`${count} transacties gevonden`),
  };
}

import { call } from '@kavel/api-client';
import {
  type OwnSaleDelivery,
  type OwnSalePreview,
  type OwnSaleRow,
  ownSaleApi,
  type PropertyType,
  type RentPeriod,
} from '@kavel/contracts/transactions';
import { type QueryClient, queryOptions } from '@kavel/query';
import { wishlistKey } from '../../wishlist';

/** Rows of a file, and how to read them. */
export interface PreparedDelivery {
  name: string;
  propertyType: PropertyType;
  rentPer: RentPeriod;
  rows: OwnSaleRow[];
}

/** Key of all queries of transactions: a delivery changes all of them. */
const transactionsKey = ['transactions'] as const;

/** Reloads all transactions, and the wishlist, which says which of its transactions no longer exist. */
export async function renewTransactions(client: QueryClient): Promise<void> {
  await Promise.all([transactionsKey, wishlistKey].map(queryKey => client.invalidateQueries({ queryKey })));
}

export const deliveriesQuery = () =>
  queryOptions({
    queryKey: [...transactionsKey, 'own-sale-deliveries'],
    queryFn: ({ signal }) => call(ownSaleApi.listOwnSaleDeliveries, {}, { signal }),
  });

export const previewDelivery = (body: PreparedDelivery): Promise<OwnSalePreview> =>
  call(ownSaleApi.previewOwnSales, { body });

export const startDelivery = (body: PreparedDelivery): Promise<OwnSaleDelivery> =>
  call(ownSaleApi.deliverOwnSales, { body });

export const undoDelivery = ({ id }: OwnSaleDelivery): Promise<OwnSaleDelivery> =>
  call(ownSaleApi.undoOwnSaleDelivery, { params: { id } });

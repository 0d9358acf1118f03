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

/** A file with how its rows are to be read. */
export interface PreparedDelivery {
  name: string;
  propertyType: PropertyType;
  rentPer: RentPeriod;
  rows: OwnSaleRow[];
}

/** Below the key of all reads of transactions: a delivery changes every one of them. */
const transactionsKey = ['transactions'] as const;

/** Reads again what a delivery changes, the wishlist too: it says which of its transactions are gone. */
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

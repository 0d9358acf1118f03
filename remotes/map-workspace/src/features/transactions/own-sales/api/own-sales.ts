import { call } from '@kavel/api-client';
import {
  type OwnSaleDelivery,
  type OwnSalePreview,
  type OwnSaleRow,
  ownSaleApi,
  type PropertyType,
  type RentPeriod,
} from '@kavel/contracts/transactions';
import { queryOptions } from '@kavel/query';

/** A file with how its rows are to be read. */
export interface PreparedDelivery {
  name: string;
  propertyType: PropertyType;
  rentPer: RentPeriod;
  rows: OwnSaleRow[];
}

/** Below the key of all reads of transactions: a delivery changes every one of them. */
export const transactionsKey = ['transactions'] as const;

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

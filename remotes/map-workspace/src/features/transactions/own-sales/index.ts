import { lazy } from 'react';

/** Import of own sales and rents. Fetched when it is opened. */
export const OwnSalesDialog = lazy(async () => ({
  default: (await import('./ui/own-sales-dialog')).OwnSalesDialog,
}));

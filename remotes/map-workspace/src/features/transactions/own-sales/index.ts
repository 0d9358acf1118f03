import { lazy } from 'react';

/** Import of own sales and rents. Loaded when opened. */
export const OwnSalesDialog = lazy(async () => ({
  default: (await import('./ui/own-sales-dialog')).OwnSalesDialog,
}));

import type { Migration } from '@kavel/service-kit';
import { ownSales } from './041-own-sales';

/** In the order in which they are applied; a released one never changes. */
export const migrations: Migration[] = [ownSales];

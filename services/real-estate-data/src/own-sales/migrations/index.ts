import type { Migration } from '@kavel/service-kit';
import { ownSales } from './041-own-sales';
import { outlines } from './052-outlines';
import { pathways } from './065-pathways';
import { estimateRecords } from './093-estimate-records';

/** In the order in which they are applied; a released one never changes. */
export const migrations: Migration[] = [ownSales, outlines, pathways, estimateRecords];

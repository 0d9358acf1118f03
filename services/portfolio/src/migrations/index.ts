import type { Migration } from '@kavel/service-kit';
import { portfoliosAndValuations } from './001-portfolios-and-valuations';
import { valuationsOnRecord } from './002-valuations-on-record';

/** In the order in which they are applied; a released one never changes. */
export const migrations: Migration[] = [portfoliosAndValuations, valuationsOnRecord];

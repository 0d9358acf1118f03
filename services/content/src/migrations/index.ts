import type { Migration } from '@kavel/service-kit';
import { articles } from './080-articles';

/** In the order in which they are applied; a released one never changes. */
export const migrations: Migration[] = [articles];

import { locatorFilterSchema } from '@kavel/contracts/locator';
import type { NewSavedSearch, SavedSearchKind, WatchedSearchKind } from '@kavel/contracts/saved-searches';
import { sourcingBodySchema } from '@kavel/contracts/sourcing';
import { transactionFilterSchema } from '@kavel/contracts/transactions';
import { ServiceError } from '@kavel/service-kit';
import type { z } from 'zod';

/** Criteria as they are stored: those of the contract, as JSON. */
export type Criteria = NonNullable<NewSavedSearch['criteria']>;

const schemas: Record<WatchedSearchKind, z.ZodType> = {
  locator: locatorFilterSchema,
  transactions: transactionFilterSchema,
  sourcing: sourcingBodySchema,
};

/** Checks criteria by the contract of their page. Throws `bad-request` with the fields. */
export function checkedCriteria(kind: SavedSearchKind, criteria: Criteria): Criteria {
  if (kind === 'travel-time') throw new ServiceError('bad-request', 'Travel times cannot be watched');
  const { success, error } = schemas[kind].safeParse(criteria);
  if (success) return criteria;
  const problems = error.issues.map(({ path, message }) => ({
    field: ['body.criteria', ...path].join('.'),
    message,
  }));
  throw new ServiceError('bad-request', 'The criteria are not those of this page', problems);
}

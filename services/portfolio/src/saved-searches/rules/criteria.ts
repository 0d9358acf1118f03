import { locatorFilterSchema } from '@kavel/contracts/locator';
import { marketAlertSchema } from '@kavel/contracts/market';
import {
  type NewSavedSearch,
  type SavedSearchKind,
  type WatchableSearchKind,
  watchableSearchKinds,
} from '@kavel/contracts/saved-searches';
import { sourcingBodySchema } from '@kavel/contracts/sourcing';
import { transactionFilterSchema } from '@kavel/contracts/transactions';
import { ServiceError } from '@kavel/service-kit';
import type { z } from 'zod';

/** Criteria as they are stored: those of the contract, as JSON. */
export type Criteria = NonNullable<NewSavedSearch['criteria']>;

const schemas: Record<WatchableSearchKind, z.ZodType> = {
  locator: locatorFilterSchema,
  transactions: transactionFilterSchema,
  sourcing: sourcingBodySchema,
  market: marketAlertSchema,
};

/** Checks criteria by the contract of their page. Throws `bad-request` with the fields. */
export function checkedCriteria(kind: SavedSearchKind, criteria: Criteria): Criteria {
  const watchable = watchableSearchKinds.find(one => one === kind);
  if (!watchable) throw new ServiceError('bad-request', `What is kept of ${kind} has no criteria`);
  const { success, error } = schemas[watchable].safeParse(criteria);
  if (success) return criteria;
  const problems = error.issues.map(({ path, message }) => ({
    field: ['body.criteria', ...path].join('.'),
    message,
  }));
  throw new ServiceError('bad-request', 'The criteria are not those of this page', problems);
}

import type { Outline } from '@kavel/contracts/work-areas';
import { ServiceError } from '@kavel/service-kit';
import { sql } from 'kysely';
import type { SalesScope } from '../../own-sales/repositories/store';

/** Keeps outlines under an id, and deletes those of the organisation that were not registered again for a long time. */
export async function keepOutlines(
  { trx, organisationId }: SalesScope,
  id: string,
  outlines: readonly Outline[],
): Promise<void> {
  await trx
    .insertInto('outline')
    .values({ organisation_id: organisationId, id, outlines: JSON.stringify(outlines) })
    .onConflict(conflict => conflict.columns(['organisation_id', 'id']).doUpdateSet({ asked_at: sql`now()` }))
    .execute();
  await trx
    .deleteFrom('outline')
    .where('organisation_id', '=', organisationId)
    .where('asked_at', '<', sql<Date>`now() - interval '90 days'`)
    .execute();
}

/** Throws `not-found` for an id that is unknown, deleted or of another organisation. */
export async function readOutlines({ trx, organisationId }: SalesScope, id: string): Promise<Outline[]> {
  const row = await trx
    .selectFrom('outline')
    .where('organisation_id', '=', organisationId)
    .where('id', '=', id)
    .select('outlines')
    .executeTakeFirst();
  if (row === undefined) throw unknownOutlines();
  return row.outlines;
}

export function unknownOutlines(): ServiceError {
  return new ServiceError('not-found', 'These outlines are not known: register them first');
}

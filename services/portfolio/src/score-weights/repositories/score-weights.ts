import {
  type NewScoreWeights,
  type ScoreWeights,
  type ScoreWeightsChange,
  scoreWeightsLimit,
} from '@kavel/contracts/score-weights';
import { ServiceError } from '@kavel/service-kit';
import { sql } from 'kysely';
import { nameKey } from '../../common/name-key';
import type { OrganisationScope } from '../../repositories/store';
import { refusingTakenName } from '../../repositories/unique-violation';

const index = 'score_weights_name';

/** Those of a catalogue, by name. */
export async function listScoreWeights(
  { trx, organisationId }: OrganisationScope,
  catalogue: string,
): Promise<ScoreWeights[]> {
  const rows = await trx
    .selectFrom('score_weights')
    .where('organisation_id', '=', organisationId)
    .where('catalogue', '=', catalogue)
    .where('deleted_at', 'is', null)
    .select(columns)
    .orderBy('name_key')
    .execute();
  return rows.map(toScoreWeights);
}

/** Throws `name-taken`, and `conflict` at the maximum. */
export async function insertScoreWeights(
  scope: OrganisationScope,
  { catalogue, name, weights }: NewScoreWeights,
): Promise<ScoreWeights> {
  const { trx, organisationId } = scope;
  const kept = await listScoreWeights(scope, catalogue);
  if (kept.length >= scoreWeightsLimit)
    throw new ServiceError('conflict', `At most ${scoreWeightsLimit} can be kept; delete one first`);
  const row = await refusingTakenName(
    name,
    () =>
      trx
        .insertInto('score_weights')
        .values({
          organisation_id: organisationId,
          catalogue,
          name,
          name_key: nameKey(name),
          weights: JSON.stringify(weights),
        })
        .returning(columns)
        .executeTakeFirstOrThrow(),
    index,
  );
  return toScoreWeights(row);
}

/** Throws `not-found`, `name-taken`. */
export async function updateScoreWeights(
  scope: OrganisationScope,
  id: string,
  { name, weights }: ScoreWeightsChange,
): Promise<ScoreWeights> {
  const row = await refusingTakenName(
    name ?? '',
    () =>
      ofId(scope, id)
        .where('deleted_at', 'is', null)
        .set({
          ...(name === undefined ? {} : { name, name_key: nameKey(name) }),
          ...(weights === undefined ? {} : { weights: JSON.stringify(weights) }),
          updated_at: sql<Date>`now()`,
        })
        .returning(columns)
        .executeTakeFirst(),
    index,
  );
  return toScoreWeights(row ?? scoreWeightsNotFound());
}

/** Throws `not-found`. */
export async function deleteScoreWeights(scope: OrganisationScope, id: string): Promise<void> {
  const row = await ofId(scope, id)
    .where('deleted_at', 'is', null)
    .set({ deleted_at: sql`now()` })
    .returning('id')
    .executeTakeFirst();
  if (row === undefined) scoreWeightsNotFound();
}

/** Throws `not-found` also when they were deleted more than a day ago, and `name-taken` where others have the name now. */
export async function restoreScoreWeights(scope: OrganisationScope, id: string): Promise<ScoreWeights> {
  const row = await refusingTakenName(
    '',
    () =>
      ofId(scope, id)
        .where(eb =>
          eb.or([eb('deleted_at', 'is', null), eb('deleted_at', '>', sql<Date>`now() - interval '1 day'`)]),
        )
        .set({ deleted_at: null })
        .returning(columns)
        .executeTakeFirst(),
    index,
  );
  return toScoreWeights(row ?? scoreWeightsNotFound());
}

const columns = ['id', 'catalogue', 'name', 'weights', 'updated_at'] as const;

interface Row extends Omit<ScoreWeights, 'updatedAt'> {
  updated_at: Date;
}

function toScoreWeights({ updated_at: updatedAt, ...row }: Row): ScoreWeights {
  return { ...row, updatedAt: updatedAt.toISOString() };
}

function ofId({ trx, organisationId }: OrganisationScope, id: string) {
  return trx.updateTable('score_weights').where('organisation_id', '=', organisationId).where('id', '=', id);
}

function scoreWeightsNotFound(): never {
  throw new ServiceError('not-found', 'These weights do not exist');
}

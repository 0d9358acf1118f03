import type { CommentThread, Mention } from '@kavel/contracts/valuations';
import { type Caller, ServiceError, signedBy } from '@kavel/service-kit';
import { type Selectable, sql } from 'kysely';
import { peopleOf } from '../../repositories/people';
import type { OrganisationScope } from '../../repositories/store';
import type { ReviewTables } from './tables';

type Row = Selectable<ReviewTables['valuation_comment']>;

/** What somebody wrote, and whom it names. */
export interface Words {
  text: string;
  mentions: readonly Mention[];
}

/** The threads of a valuation, oldest first; one of them when its id is given. */
export async function listThreads(
  scope: OrganisationScope,
  valuationId: string,
  only?: string,
): Promise<CommentThread[]> {
  const rows = await selectComments(scope, valuationId)
    .$if(only !== undefined, query =>
      query.where(eb => eb.or([eb('id', '=', only ?? ''), eb('thread_id', '=', only ?? '')])),
    )
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  const answers = Map.groupBy(rows, row => row.thread_id);
  return (answers.get(null) ?? []).map(first => ({
    id: first.id,
    anchor: first.anchor,
    resolved: markOf(first.resolved_at, first.resolved_by),
    comments: [first, ...(answers.get(first.id) ?? [])].map(toComment),
  }));
}

/** Throws `not-found`. */
export async function getThread(
  scope: OrganisationScope,
  valuationId: string,
  threadId: string,
): Promise<CommentThread> {
  const [thread] = await listThreads(scope, valuationId, threadId);
  if (thread === undefined) throw commentNotFound();
  return thread;
}

/** Locked until commit. Throws `not-found`. */
export async function lockComment(scope: OrganisationScope, valuationId: string, id: string): Promise<Row> {
  const row = await selectComments(scope, valuationId).where('id', '=', id).forUpdate().executeTakeFirst();
  if (row === undefined) throw commentNotFound();
  return row;
}

export async function countComments(scope: OrganisationScope, valuationId: string): Promise<number> {
  const { count } = await scope.trx
    .selectFrom('valuation_comment')
    .where('organisation_id', '=', scope.organisationId)
    .where('valuation_id', '=', valuationId)
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** Returns its id. */
export async function insertComment(
  { trx, organisationId }: OrganisationScope,
  caller: Caller,
  comment: Words & { valuationId: string; threadId: string | null; anchor: string },
): Promise<string> {
  const { id } = await trx
    .insertInto('valuation_comment')
    .values({
      organisation_id: organisationId,
      valuation_id: comment.valuationId,
      thread_id: comment.threadId,
      anchor: comment.anchor,
      text: comment.text,
      mentions: JSON.stringify(comment.mentions),
      ...signedBy(caller),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function rewriteComment(
  scope: OrganisationScope,
  id: string,
  { text, mentions }: Words,
): Promise<void> {
  const change = { text, mentions: JSON.stringify(mentions), edited_at: sql<Date>`now()` };
  await updateComment(scope, id).set(change).execute();
}

/** The text is forgotten; who removed it is kept. */
export async function emptyComment(
  scope: OrganisationScope,
  id: string,
  { actorName }: Pick<Caller, 'actorName'>,
): Promise<void> {
  const change = { text: '', mentions: '[]', removed_at: sql<Date>`now()`, removed_by: actorName };
  await updateComment(scope, id).set(change).execute();
}

export async function markResolved(scope: OrganisationScope, id: string, by: string | null): Promise<void> {
  await updateComment(scope, id)
    .set({ resolved_at: by === null ? null : sql<Date>`now()`, resolved_by: by })
    .execute();
}

function toComment(row: Row): CommentThread['comments'][number] {
  const { actor, onBehalfOf } = peopleOf(row);
  return {
    id: row.id,
    author: actor,
    onBehalfOf,
    text: row.text,
    mentions: row.mentions,
    createdAt: row.created_at.toISOString(),
    editedAt: row.edited_at?.toISOString() ?? null,
    removed: markOf(row.removed_at, row.removed_by),
  };
}

const markOf = (at: Date | null, by: string | null) =>
  at === null ? null : { at: at.toISOString(), by: by ?? '' };

function selectComments({ trx, organisationId }: OrganisationScope, valuationId: string) {
  return trx
    .selectFrom('valuation_comment')
    .selectAll()
    .where('organisation_id', '=', organisationId)
    .where('valuation_id', '=', valuationId);
}

function updateComment({ trx, organisationId }: OrganisationScope, id: string) {
  return trx
    .updateTable('valuation_comment')
    .where('organisation_id', '=', organisationId)
    .where('id', '=', id);
}

const commentNotFound = () => new ServiceError('not-found', 'This comment does not exist');

import {
  type ArticleRevision,
  type EditedArticle,
  nothingRelated,
  type WholeRevision,
} from '@kavel/contracts/content';
import { ServiceError } from '@kavel/service-kit';
import type { ContentTransaction } from './schema';

/** Who changed something. The starter texts are nobody's. */
export interface Signature {
  userId: string | null;
  userName: string;
}

/** Keeps an article as it is now. */
export async function keepRevision(
  trx: ContentTransaction,
  { userId, userName }: Signature,
  { id, revision, status, content }: EditedArticle,
): Promise<void> {
  await trx
    .insertInto('article_revision')
    .values({
      ...{ article_id: id, revision, status },
      ...{ user_id: userId, user_name: userName },
      content: JSON.stringify(content),
    })
    .execute();
}

/** Newest first. */
export async function listRevisions(trx: ContentTransaction, id: string): Promise<ArticleRevision[]> {
  const rows = await of(trx, id)
    .select(['revision', 'at', 'user_name as userName', 'status'])
    .orderBy('revision', 'desc')
    .execute();
  if (rows.length === 0) notFound();
  return rows.map(({ at, ...row }) => ({ ...row, at: at.toISOString() }));
}

export async function getRevision(
  trx: ContentTransaction,
  id: string,
  revision: number,
): Promise<WholeRevision> {
  const row = await of(trx, id)
    .where('revision', '=', revision)
    .select(['revision', 'at', 'user_name as userName', 'status', 'content'])
    .executeTakeFirst();
  if (row === undefined) return notFound();
  // Revisions of before articles named what they are about.
  const content = { ...row.content, related: row.content.related ?? nothingRelated };
  return { ...row, content, at: row.at.toISOString() };
}

const of = (trx: ContentTransaction, id: string) =>
  trx.selectFrom('article_revision').where('article_id', '=', id);

function notFound(): never {
  throw new ServiceError('not-found', 'There is no such article or revision');
}

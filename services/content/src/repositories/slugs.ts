import { ServiceError } from '@kavel/service-kit';
import type { ContentTransaction } from './schema';

/** Gives an article an address. Throws `name-taken` when it leads, or once led, to another article. */
export async function claimSlug(trx: ContentTransaction, slug: string, articleId: string): Promise<void> {
  await trx
    .insertInto('article_slug')
    .values({ slug, article_id: articleId })
    .onConflict(conflict => conflict.column('slug').doNothing())
    .execute();
  const { article_id: owner } = await trx
    .selectFrom('article_slug')
    .select('article_id')
    .where('slug', '=', slug)
    .executeTakeFirstOrThrow();
  if (owner !== articleId) {
    throw new ServiceError('name-taken', `The address “${slug}” belongs to another article`, { name: slug });
  }
}

/** All but the current one, in alphabetical order. */
export async function listOldSlugs(
  trx: ContentTransaction,
  articleId: string,
  current: string,
): Promise<string[]> {
  const rows = await trx
    .selectFrom('article_slug')
    .select('slug')
    .where('article_id', '=', articleId)
    .where('slug', '<>', current)
    .orderBy('slug')
    .execute();
  return rows.map(({ slug }) => slug);
}

/** Throws `not-found` when it is not an old address of this article. */
export async function deleteOldSlug(trx: ContentTransaction, articleId: string, slug: string): Promise<void> {
  const row = await trx
    .deleteFrom('article_slug')
    .where('article_id', '=', articleId)
    .where('slug', '=', slug)
    .where('slug', 'not in', trx.selectFrom('article').select('slug').where('id', '=', articleId))
    .returning('slug')
    .executeTakeFirst();
  if (row === undefined) throw new ServiceError('not-found', 'This address does not lead to the article');
}

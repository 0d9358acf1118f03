import { createHash } from 'node:crypto';
import { picturesIn, type StoredPicture } from '@kavel/contracts/content';
import { ServiceError } from '@kavel/service-kit';
import type { ReadPicture } from '@kavel/service-kit/pictures';
import { sql } from 'kysely';
import type { ContentTransaction, PictureType } from './schema';

/** How long a picture stays that no article mentions: an editor's browser may keep its text that long. */
const unusedDays = 30;

const mediaTypes: Record<ReadPicture['type'], PictureType> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
};

/** The same bytes are kept once; adding them again counts as new. */
export async function insertPicture(
  trx: ContentTransaction,
  addedBy: string,
  { type, width, height, bytes }: ReadPicture,
): Promise<StoredPicture> {
  return trx
    .insertInto('picture')
    .values({
      sha256: createHash('sha256').update(bytes).digest(),
      media_type: mediaTypes[type],
      ...{ width, height, bytes, added_by: addedBy },
    })
    .onConflict(conflict => conflict.column('sha256').doUpdateSet({ added_at: sql`now()` }))
    .returning(['id', 'width', 'height'])
    .executeTakeFirstOrThrow();
}

/** Throws `not-found`. */
export async function getPicture(
  trx: ContentTransaction,
  id: string,
): Promise<{ media_type: PictureType; bytes: Buffer }> {
  const row = await trx
    .selectFrom('picture')
    .select(['media_type', 'bytes'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (row === undefined) throw new ServiceError('not-found', 'There is no such picture');
  return row;
}

/** Keeps the pictures of a text for as long as its article is there: every revision can be put back. */
export async function keepPictures(trx: ContentTransaction, articleId: string, body: string): Promise<void> {
  const ids = picturesIn(body);
  if (ids.length === 0) return;
  await trx
    .insertInto('picture_use')
    .columns(['picture_id', 'article_id'])
    .expression(
      trx
        .selectFrom('picture')
        .select(['id', sql<string>`${articleId}::uuid`.as('article_id')])
        .where('id', 'in', ids),
    )
    .onConflict(conflict => conflict.doNothing())
    .execute();
}

/** Removes pictures that no article mentions, also those of articles that are gone. */
export async function removeUnusedPictures(trx: ContentTransaction): Promise<void> {
  await trx
    .deleteFrom('picture')
    .where(sql<boolean>`added_at < now() - make_interval(days => ${unusedDays})`)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('picture_use')
            .select('picture_id')
            .whereRef('picture_use.picture_id', '=', 'picture.id'),
        ),
      ),
    )
    .execute();
}

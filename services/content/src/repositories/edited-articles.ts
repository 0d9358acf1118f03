import { randomUUID } from 'node:crypto';
import type { ArticleContent, ArticleHead, ArticleStatus, EditedArticle } from '@kavel/contracts/content';
import { ServiceError } from '@kavel/service-kit';
import { sql } from 'kysely';
import { currentStatus, summaryColumns, toColumns } from './article-rows';
import { keepPictures } from './pictures';
import { keepRevision, type Signature } from './revisions';
import type { ContentTransaction } from './schema';
import { claimSlug, deleteOldSlug, listOldSlugs } from './slugs';

/** Listed at most. */
const mostListed = 1000;

/** Last changed first. */
export async function listArticles(trx: ContentTransaction): Promise<ArticleHead[]> {
  const rows = await trx
    .selectFrom('article')
    .select(['id', 'kind', 'translation_key as translationKey', 'lang', 'slug', 'title'])
    .select(stateColumns)
    .orderBy('updated_at', 'desc')
    .orderBy('id')
    .limit(mostListed)
    .execute();
  return rows.map(({ publish_at, updated_at, ...row }) => ({ ...row, ...toTimes(publish_at, updated_at) }));
}

/** Every version that there is, in any state, as `kind translationKey lang`; none is added until the transaction ends. */
export async function findVersions(trx: ContentTransaction): Promise<Set<string>> {
  await sql`lock table content.article in share row exclusive mode`.execute(trx);
  const rows = await trx.selectFrom('article').select(['kind', 'translation_key', 'lang']).execute();
  return new Set(rows.map(({ kind, translation_key: key, lang }) => `${kind} ${key} ${lang}`));
}

/** Throws `not-found`. */
export async function getArticle(trx: ContentTransaction, id: string): Promise<EditedArticle> {
  const row = await whole(trx, id).executeTakeFirst();
  if (row === undefined) throw new ServiceError('not-found', 'There is no such article');
  return toArticle(trx, row);
}

/** Locked until the transaction ends. Throws `not-found`. */
export async function lockArticle(trx: ContentTransaction, id: string): Promise<EditedArticle> {
  const row = await whole(trx, id).forUpdate().executeTakeFirst();
  if (row === undefined) throw new ServiceError('not-found', 'There is no such article');
  return toArticle(trx, row);
}

export interface Publication {
  status: ArticleStatus;
  publishAt: Date | null;
}

const unpublished: Publication = { status: 'draft', publishAt: null };

/** Throws `name-taken` for a taken address, and for a second version in one language. */
export async function insertArticle(
  trx: ContentTransaction,
  signature: Signature,
  content: ArticleContent,
  { status, publishAt }: Publication = unpublished,
): Promise<EditedArticle> {
  const id = randomUUID();
  await refuseTakenLanguage(trx, id, content);
  await trx
    .insertInto('article')
    .values({ id, ...toColumns(content), status, publish_at: publishAt, updated_by: signature.userName })
    .execute();
  await claimSlug(trx, content.slug, id);
  return kept(trx, signature, id);
}

/** The row is locked, and `before` is what it holds. Throws as `insertArticle`. */
export async function updateContent(
  trx: ContentTransaction,
  signature: Signature,
  { id, content: before }: EditedArticle,
  content: ArticleContent,
): Promise<EditedArticle> {
  const isSame = (field: 'kind' | 'translationKey' | 'lang') => before[field] === content[field];
  if (!(isSame('kind') && isSame('translationKey') && isSame('lang'))) {
    await refuseTakenLanguage(trx, id, content);
  }
  if (before.slug !== content.slug) await claimSlug(trx, content.slug, id);
  await changed(trx, signature, id).set(toColumns(content)).execute();
  return kept(trx, signature, id);
}

/** The row is locked; an undefined time stays as it is. */
export async function updateStatus(
  trx: ContentTransaction,
  signature: Signature,
  id: string,
  { status, publishAt }: { status: ArticleStatus; publishAt: Date | undefined },
): Promise<EditedArticle> {
  await changed(trx, signature, id)
    .set({ status, ...(publishAt && { publish_at: publishAt }) })
    .execute();
  return kept(trx, signature, id);
}

export async function removeOldSlug(
  trx: ContentTransaction,
  id: string,
  slug: string,
): Promise<EditedArticle> {
  const article = await lockArticle(trx, id);
  await deleteOldSlug(trx, id, slug);
  return { ...article, oldSlugs: article.oldSlugs.filter(old => old !== slug) };
}

const stateColumns = [
  currentStatus.as('status'),
  ...(['revision', 'publish_at', 'updated_at', 'updated_by as updatedBy'] as const),
] as const;

const whole = (trx: ContentTransaction, id: string) =>
  trx
    .selectFrom('article')
    .where('id', '=', id)
    .select([...summaryColumns, ...stateColumns, 'id', 'body']);

const changed = (trx: ContentTransaction, { userName }: Signature, id: string) =>
  trx
    .updateTable('article')
    .where('id', '=', id)
    .set({ revision: sql`revision + 1`, updated_at: sql`now()`, updated_by: userName });

async function kept(trx: ContentTransaction, signature: Signature, id: string): Promise<EditedArticle> {
  const article = await getArticle(trx, id);
  await keepPictures(trx, id, article.content.body);
  await keepRevision(trx, signature, article);
  return article;
}

/** Throws `name-taken` when the article has another version in this language. */
async function refuseTakenLanguage(
  trx: ContentTransaction,
  id: string,
  { kind, translationKey, lang }: ArticleContent,
): Promise<void> {
  const other = await trx
    .selectFrom('article')
    .select('title')
    .where('kind', '=', kind)
    .where('translation_key', '=', translationKey)
    .where('lang', '=', lang)
    .where('id', '<>', id)
    .executeTakeFirst();
  if (other === undefined) return;
  throw new ServiceError('name-taken', `“${other.title}” is this article in the same language`, {
    lang,
    name: other.title,
  });
}

type Row = NonNullable<Awaited<ReturnType<ReturnType<typeof whole>['executeTakeFirst']>>>;

async function toArticle(trx: ContentTransaction, row: Row): Promise<EditedArticle> {
  const { id, status, revision, publish_at, updated_at, updatedBy, ...content } = row;
  const { kind, translationKey, lang, slug, title } = content;
  return {
    ...{ id, kind, translationKey, lang, slug, title, status, revision, updatedBy, content },
    ...toTimes(publish_at, updated_at),
    oldSlugs: await listOldSlugs(trx, id, slug),
  };
}

const toTimes = (publishAt: Date | null, updatedAt: Date) => ({
  publishAt: publishAt?.toISOString() ?? null,
  updatedAt: updatedAt.toISOString(),
});

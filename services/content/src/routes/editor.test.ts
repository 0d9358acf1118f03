import { type ArticleContent, type ArticleStatus, articleApi, editorApi } from '@kavel/contracts/content';
import { openDatabase } from '@kavel/service-kit';
import type { ContentSchema } from '../repositories/schema';
import { type Harness, madeUpContent, startHarness } from '../testing/harness';

let harness: Harness;
beforeAll(async () => {
  harness = await startHarness();
}, 60_000);
afterAll(() => harness.stop());

const create = (content: Partial<ArticleContent> = {}) =>
  harness.api.call(editorApi.createArticle, { body: madeUpContent(content) }, harness.editor);
const get = (id: string) => harness.api.call(editorApi.getEditedArticle, { params: { id } }, harness.editor);
const save = (id: string, revision: number, content: ArticleContent) =>
  harness.api.call(editorApi.saveArticle, { params: { id }, body: { revision, content } }, harness.editor);
const setStatus = async (id: string, status: ArticleStatus, publishAt?: string) => {
  const { revision } = await get(id);
  const body = { revision, publishAt };
  return harness.api.call(editorApi.setArticleStatus, { params: { id, status }, body }, harness.editor);
};
const read = (slug: string) => harness.api.call(articleApi.readArticle, { params: { slug } }, harness.reader);
const notFound = { code: 'not-found' };

it('shows an article to readers of every organisation once its time has come', async () => {
  const { id, slug } = await create();
  await expect(read(slug)).rejects.toMatchObject(notFound);
  await setStatus(id, 'review');
  const later = new Date(Date.now() + 3_600_000).toISOString();
  expect(await setStatus(id, 'scheduled', later)).toMatchObject({ status: 'scheduled', publishAt: later });
  await expect(read(slug)).rejects.toMatchObject(notFound);
  await harness.query("update content.article set publish_at = now() - interval '1 second' where id = $1", [
    id,
  ]);
  expect(await get(id)).toMatchObject({ status: 'published' });
  expect(await read(slug)).toMatchObject({ id, readingMinutes: 1, translations: [{ lang: 'nl', slug }] });
  await setStatus(id, 'archived');
  await expect(read(slug)).rejects.toMatchObject(notFound);
});

it('keeps every revision, and refuses to overwrite one that was not read', async () => {
  const first = await create();
  const related = {
    objects: [{ objectId: '0200010000130331', address: 'Laan 12A, Apeldoorn' }],
    areas: [{ code: 'GM0200', name: 'Apeldoorn' }],
  };
  const second = await save(first.id, 1, { ...first.content, title: 'Beter', related });
  expect(second).toMatchObject({
    ...{ revision: 2, title: 'Beter', updatedBy: 'Anouk Jansen' },
    content: { related },
  });
  await expect(save(first.id, 1, { ...first.content, title: 'Anders' })).rejects.toMatchObject({
    code: 'revision-behind',
    details: { yours: 1, current: 2 },
  });
  const params = { id: first.id };
  const listed = await harness.api.call(editorApi.listArticleRevisions, { params }, harness.editor);
  expect(listed.map(({ revision }) => revision)).toEqual([2, 1]);
  const old = await harness.api.call(
    editorApi.getArticleRevision,
    { params: { ...params, revision: 1 } },
    harness.editor,
  );
  expect(old).toMatchObject({ content: first.content, status: 'draft', userName: 'Anouk Jansen' });
});

it('leads from every earlier address to the article, until the editor removes it', async () => {
  const { id, content } = await create({ slug: 'eerste-adres' });
  await setStatus(id, 'review');
  const { revision } = await setStatus(id, 'published');
  const moved = await save(id, revision, { ...content, slug: 'tweede-adres' });
  expect(moved.oldSlugs).toEqual(['eerste-adres']);
  expect(await read('eerste-adres')).toMatchObject({ id, slug: 'tweede-adres' });
  await expect(create({ slug: 'eerste-adres' })).rejects.toMatchObject({ code: 'name-taken' });
  const remove = (slug: string) =>
    harness.api.call(editorApi.removeOldSlug, { params: { id, slug } }, harness.editor);
  await expect(remove('tweede-adres')).rejects.toMatchObject(notFound);
  expect((await remove('eerste-adres')).oldSlugs).toEqual([]);
  await expect(read('eerste-adres')).rejects.toMatchObject(notFound);
});

it('publishes a legal topic only with law, source and check, and no state that cannot follow', async () => {
  const { id, content } = await create({ kind: 'legal' });
  await expect(setStatus(id, 'published')).rejects.toMatchObject({ code: 'conflict' });
  await setStatus(id, 'review');
  await expect(setStatus(id, 'published')).rejects.toMatchObject({
    code: 'unprocessable',
    details: { missing: ['law', 'sources', 'checkedAt', 'checkedBy'] },
  });
  const checked = {
    ...content,
    law: 'Omgevingswet',
    validFrom: '2024-01-01',
    checkedAt: '2026-11-22',
    checkedBy: 'Anouk Jansen',
    sources: [{ label: 'Staatsblad 2023, 113', url: null }],
  };
  await save(id, (await get(id)).revision, checked);
  await expect(setStatus(id, 'scheduled')).rejects.toMatchObject({ code: 'bad-request' });
  expect((await setStatus(id, 'published')).content).toEqual(checked);
  await expect(save(id, (await get(id)).revision, content)).rejects.toMatchObject({ code: 'unprocessable' });
});

it('has one version of an article in each language', async () => {
  const { translationKey } = await create();
  await expect(create({ translationKey })).rejects.toMatchObject({ code: 'name-taken' });
  expect(await create({ translationKey, lang: 'en' })).toMatchObject({ translationKey, lang: 'en' });
});

it('is closed to managers of other organisations', async () => {
  const { id } = await create();
  const refused = { code: 'forbidden' };
  const { api, reader } = harness;
  await expect(api.call(editorApi.listEditedArticles, {}, reader)).rejects.toMatchObject(refused);
  await expect(api.call(editorApi.getEditedArticle, { params: { id } }, reader)).rejects.toMatchObject(
    refused,
  );
  const body = madeUpContent();
  await expect(api.call(editorApi.createArticle, { body }, reader)).rejects.toMatchObject(refused);
});

it('hides drafts and revisions from readers by row-level security alone', async () => {
  const { id, slug } = await create();
  const database = openDatabase<ContentSchema>({
    connectionString: harness.databaseUrl,
    service: 'content',
    migrations: [],
  });
  const found = await database.inOrganisation(harness.reader, async trx => [
    ...(await trx.selectFrom('article').select('id').where('id', '=', id).execute()),
    ...(await trx.selectFrom('article_slug').select('slug').where('slug', '=', slug).execute()),
    ...(await trx.selectFrom('article_revision').select('revision').execute()),
  ]);
  expect(found).toEqual([]);
  const writing = database.inOrganisation(harness.reader, trx =>
    trx.insertInto('article_slug').values({ slug: 'van-een-ander', article_id: id }).execute(),
  );
  await expect(writing).rejects.toThrow(/row-level security/);
  await database.close();
});

it('publishes the starter texts in three languages, and leaves what became of them', async () => {
  const { api, reader, query, migrate } = harness;
  const topics = async () => {
    const wanted = { kind: 'legal' as const, lang: 'de' as const, page: 1 };
    return (await api.call(articleApi.listArticles, { query: wanted }, reader)).articles;
  };
  const before = (await topics()).filter(({ checkedBy }) => checkedBy === 'Kavel');
  expect(before).toHaveLength(8);
  expect(before.map(({ lang }) => lang)).toEqual(before.map(() => 'de'));
  const [{ id } = { id: '' }] = before;
  await setStatus(id, 'archived');
  await query('delete from content.article where translation_key = $1', ['office-label-c']);
  await migrate();
  expect((await get(id)).status).toBe('archived');
  expect((await topics()).some(({ translationKey }) => translationKey === 'office-label-c')).toBe(true);
});

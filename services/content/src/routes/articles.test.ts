import { type ArticleContent, type ArticleLanguage, articleApi, editorApi } from '@kavel/contracts/content';
import { type Harness, madeUpContent, startHarness } from '../testing/harness';

let harness: Harness;
beforeAll(async () => {
  harness = await startHarness();
}, 60_000);
afterAll(() => harness.stop());
beforeEach(() =>
  harness.query(
    'truncate content.article, content.article_slug, content.article_revision, content.picture_use',
  ),
);

async function publish(overrides: Partial<ArticleContent>): Promise<void> {
  const { api, editor } = harness;
  const article = await api.call(editorApi.createArticle, { body: madeUpContent(overrides) }, editor);
  const params = { id: article.id };
  for (const [step, status] of (['review', 'published'] as const).entries()) {
    const body = { revision: step + 1 };
    await api.call(editorApi.setArticleStatus, { params: { ...params, status }, body }, editor);
  }
}

const list = (query: { search?: string; subject?: string; page?: number; lang?: ArticleLanguage } = {}) =>
  harness.api.call(
    articleApi.listArticles,
    { query: { kind: 'news', lang: 'nl', ...query } },
    harness.reader,
  );
const titles = async (query = {}) => (await list(query)).articles.map(({ title }) => title);

it('gives each article in the language asked for, or in one that it has', async () => {
  await publish({ translationKey: 'huur', lang: 'nl', title: 'De huur' });
  await publish({ translationKey: 'huur', lang: 'de', title: 'Die Miete' });
  await publish({ translationKey: 'markt', lang: 'de', title: 'Der Markt' });
  expect(await titles({ lang: 'de' })).toEqual(['Der Markt', 'Die Miete']);
  expect((await list()).articles).toMatchObject([
    { title: 'Der Markt', lang: 'de' },
    { title: 'De huur', lang: 'nl' },
  ]);
});

it('searches by the words of each language, and by parts of titles', async () => {
  await publish({ title: 'Huurverhoging', body: 'De verhuurders verhogen de huren.' });
  await publish({ lang: 'en', title: 'Labels', body: 'Offices were renovated.' });
  await publish({ lang: 'de', title: 'Steuern', body: 'Die Häuser wurden verkauft.' });
  expect(await titles({ search: 'huur' })).toEqual(['Huurverhoging']);
  expect(await titles({ search: 'verhoging' })).toEqual(['Huurverhoging']);
  expect(await titles({ search: 'renovate' })).toEqual(['Labels']);
  expect(await titles({ search: 'Haus' })).toEqual(['Steuern']);
  expect(await titles({ search: '100%_\\' })).toEqual([]);
});

it('counts subjects, filters by one, and gives pages of ten', async () => {
  for (let index = 0; index < 12; index += 1) await publish({ subjects: ['Huur'] });
  await publish({ subjects: ['Markt', 'Huur'], title: 'Laatste' });
  const first = await list();
  expect(first).toMatchObject({
    total: 13,
    subjects: [
      { subject: 'Huur', count: 13 },
      { subject: 'Markt', count: 1 },
    ],
  });
  expect(first.articles).toHaveLength(10);
  expect(first.articles[0]?.title).toBe('Laatste');
  expect((await list({ page: 2 })).articles).toHaveLength(3);
  expect(await list({ subject: 'Markt' })).toMatchObject({ total: 1, articles: [{ title: 'Laatste' }] });
});

/** @jest-environment-options {"url": "https://kavel.test/news/prijzen"} */
import type { PermissionKey } from '@kavel/contracts';
import type { PublishedArticle } from '@kavel/contracts/content';
import { fakeServer, openPage, Refusal } from '@kavel/testing';
import { fireEvent, screen, within } from '@testing-library/react';
import { madeUpArticle } from '../testing/made-up-article';
import NewsArticlePage from './news-article-page';

async function open(
  slug: string,
  article: PublishedArticle | null,
  permissions: readonly PermissionKey[] = [],
) {
  fakeServer({
    [`GET /content/articles/${slug}`]: () => {
      if (article === null) throw new Refusal('not-found');
      return article;
    },
    'GET /content/articles/prijzen': () => article ?? madeUpArticle(),
  });
  return openPage({ page: <NewsArticlePage />, route: '/news/:slug', address: `/news/${slug}`, permissions });
}

const hostile = `
<script>globalThis.ran = true</script><img src=x onerror="globalThis.ran = true">

[slecht](javascript:alert(1)) · [ook slecht](data:text/html,x) · [goed](https://www.cbs.nl/) · [eigen](/landing)

![een gevel](https://elsewhere.example/gevel.jpg) ![een plattegrond](/api/content/pictures/5d1c7a84-93e2-4f0b-8a6d-2e7b90c4f135#800x600) ![een bestand](/ander.png)

| a | b |
|---|---|
| 1 | 2 |
`;

test('nothing in a text runs, leads astray or breaks the page', async () => {
  await open('hostile', madeUpArticle({ slug: 'hostile', body: hostile }));
  const article = await screen.findByRole('article');
  expect(within(article).getByRole('heading', { level: 1, name: 'Twee prijzen' })).toBeVisible();
  expect(article.querySelector('script, [onerror]')).toBeNull();
  const links = within(article).getAllByRole('link');
  expect(links.map(link => link.getAttribute('href'))).toEqual([
    '/news-articles',
    'https://www.cbs.nl/',
    '/landing',
  ]);
  expect(screen.getByText('slecht')).toBeVisible();
  expect(screen.getByText('Afbeelding: een gevel')).toBeVisible();
  expect(screen.getByText('Afbeelding: een bestand')).toBeVisible();
  expect(screen.getByRole('img')).toHaveAttribute('width', '800');
  fireEvent.error(screen.getByRole('img', { name: 'een plattegrond' }));
  expect(screen.getByText('Afbeelding: een plattegrond')).toBeVisible();
  expect(screen.getByRole('cell', { name: '2' })).toBeVisible();
});

test('an earlier address leads to the present one; other languages are a link away', async () => {
  const translations = [
    { lang: 'de' as const, slug: 'preise' },
    { lang: 'nl' as const, slug: 'prijzen' },
  ];
  const { addressBar } = await open('oude-prijzen', madeUpArticle({ translations }));
  await screen.findByRole('article');
  expect(addressBar()).toBe('/news/prijzen');
});

test.each([
  ['without rights, names', [], ['/news-articles']],
  [
    'the way to what it is about',
    ['auth.unrestricted-access-general', 'auth.property-pass'] as const,
    ['/news-articles', '/passport/0200010000130331', '/score/0200010000130331', '/market?areas=GM0200'],
  ],
])('an article shows %s', async (_, permissions, expected) => {
  const related = {
    objects: [{ objectId: '0200010000130331', address: 'Laan 12A, Apeldoorn' }],
    areas: [{ code: 'GM0200', name: 'Apeldoorn' }],
  };
  await open('prijzen', madeUpArticle({ related }), permissions);
  const about = await screen.findByRole('region', { name: 'Gaat over' });
  expect(within(about).getByText('Laan 12A, Apeldoorn')).toBeVisible();
  expect(within(about).getByText('Apeldoorn')).toBeVisible();
  expect(screen.getAllByRole('link').map(link => link.getAttribute('href'))).toEqual(expected);
});

test('an article that is gone says so, with the way back', async () => {
  await open('weg', null);
  expect(await screen.findByRole('heading', { name: 'Dit artikel is er niet' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Alle artikelen' })).toHaveAttribute('href', '/news-articles');
});

import type { ArticleSummary, TouchedPortfolio } from '@kavel/contracts/content';
import { fakeServer, openPage, Refusal } from '@kavel/testing';
import { screen } from '@testing-library/react';
import { madeUpArticle } from '../testing/made-up-article';
import NewsCard from './news-card';

const id = (n: number) => `7b1d6e0e-5a4f-4f0a-9d5f-00000000000${n}`;
const legal = madeUpArticle({
  id: id(2),
  kind: 'legal',
  slug: 'kantoren-label-c',
  title: 'Label C voor kantoren',
  touches: 'office-label-c',
});
const other = madeUpArticle({
  id: id(3),
  kind: 'legal',
  title: 'Wet zonder eenheden',
  touches: 'labels-efg',
});

function serve(touched: () => TouchedPortfolio[]) {
  const list = (articles: ArticleSummary[]) => ({ articles, total: articles.length, subjects: [] });
  return fakeServer({
    'GET /content/articles': ({ query }) =>
      list(query.get('kind') === 'legal' ? [other, legal] : [madeUpArticle()]),
    'GET /portfolio/touched-units': ({ query }) => (query.get('rule') === 'office-label-c' ? touched() : []),
  });
}

const card = { page: <NewsCard title="Nieuws dat u raakt" />, route: '/start', address: '/start' };

test('what touches own units comes first, with their number; laws that touch nothing are left out', async () => {
  serve(() => [{ portfolioId: id(9), name: 'Kantoren Zuid', units: 5 }]);
  await openPage(card);
  expect(await screen.findByText('Raakt 5 eenheden van Kantoren Zuid')).toBeVisible();
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
  const [, first, second] = screen.getAllByRole('link');
  expect(first).toHaveAttribute('href', '/legal-insights?topic=kantoren-label-c');
  expect(second).toHaveAttribute('href', '/news/prijzen');
});

test('without access to portfolios nothing is counted, and the news is shown', async () => {
  const calls = serve(() => []);
  await openPage({ ...card, permissions: ['auth.unrestricted-access-general'] });
  expect(await screen.findByRole('link', { name: 'Twee prijzen' })).toBeVisible();
  expect(calls.filter(({ name }) => name.includes('touched'))).toEqual([]);
});

test('news that cannot be read can be asked for again', async () => {
  const inTurn = [
    () => {
      throw new Refusal('forbidden');
    },
    () => [{ portfolioId: id(9), name: 'Kantoren Zuid', units: 1 }],
  ];
  serve(() => inTurn.shift()?.() ?? []);
  const { user } = await openPage(card);
  await user.click(await screen.findByRole('button', { name: 'Probeer opnieuw' }));
  expect(await screen.findByText('Raakt 1 eenheid van Kantoren Zuid')).toBeVisible();
});

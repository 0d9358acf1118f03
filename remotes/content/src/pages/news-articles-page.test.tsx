/** @jest-environment-options {"url": "https://kavel.test/news-articles"} */
import { fakeServer, openPage } from '@kavel/testing';
import { screen } from '@testing-library/react';
import { madeUpArticle } from '../testing/made-up-article';
import NewsArticlesPage from './news-articles-page';

const { body: _, updatedAt: __, translations: ___, ...listed } = madeUpArticle();

test('news is found by words, subject and page, which the address keeps', async () => {
  const calls = fakeServer({
    'GET /content/articles': ({ query }) =>
      query.get('search') === 'niets'
        ? { articles: [], total: 0, subjects: [] }
        : { articles: [listed], total: 11, subjects: [{ subject: 'Markt', count: 11 }] },
  });
  const { user, addressBar } = await openPage({
    page: <NewsArticlesPage />,
    route: '/news-articles',
    address: '/news-articles',
  });
  expect(await screen.findByRole('link', { name: 'Twee prijzen' })).toHaveAttribute('href', '/news/prijzen');
  expect(screen.getByText('2 minuten lezen')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Volgende' }));
  expect(await screen.findByText('Bladzijde 2 van 2')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Markt (11)' }));
  expect(addressBar()).toBe('/news-articles?subject=Markt');
  await user.type(screen.getByRole('searchbox'), 'niets');
  expect(await screen.findByRole('heading', { name: 'Niets gevonden' })).toBeVisible();
  expect(addressBar()).toBe('/news-articles?subject=Markt&q=niets');
  await user.click(screen.getByRole('button', { name: 'Toon alle artikelen' }));
  expect(await screen.findByRole('link', { name: 'Twee prijzen' })).toBeVisible();
  expect(addressBar()).toBe('/news-articles');
  expect(calls.length).toBeGreaterThan(3);
});

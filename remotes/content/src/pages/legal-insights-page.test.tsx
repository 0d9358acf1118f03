/** @jest-environment-options {"url": "https://kavel.test/legal-insights"} */
import { fakeServer, openPage } from '@kavel/testing';
import { screen, within } from '@testing-library/react';
import { madeUpArticle } from '../testing/made-up-article';
import LegalInsightsPage from './legal-insights-page';

const topic = madeUpArticle({
  kind: 'legal',
  slug: 'label-c',
  title: 'Label C',
  body: 'De plicht in het kort.',
  law: 'Besluit bouwwerken leefomgeving',
  validFrom: '2023-01-01',
  checkedAt: '2026-11-22',
  checkedBy: 'Anouk Jansen',
  sources: [{ label: 'dgbc.nl', url: 'https://dgbc.nl/' }],
  touches: 'office-label-c',
});
const { body: _, updatedAt: __, translations: ___, ...listed } = topic;

test('a topic says its law, dates, check and source, and leads to the units that it touches', async () => {
  fakeServer({
    'GET /content/articles': () => ({
      articles: [
        listed,
        {
          ...listed,
          id: '7b1d6e0e-5a4f-4f0a-9d5f-000000000002',
          slug: 'open',
          title: 'Open',
          lang: 'en',
          validFrom: null,
          touches: null,
        },
      ],
      total: 2,
      subjects: [],
    }),
    'GET /content/articles/label-c': () => topic,
    'GET /portfolio/touched-units': () => [
      { portfolioId: '7b1d6e0e-5a4f-4f0a-9d5f-000000000009', name: 'Noord', units: 3 },
    ],
  });
  const { user, addressBar } = await openPage({
    page: <LegalInsightsPage />,
    route: '/legal-insights',
    address: '/legal-insights',
    permissions: ['auth.portfolio-hub', 'auth.unrestricted-access-general'],
  });
  const card = within(await screen.findByRole('region', { name: 'Label C' }));
  expect(card.getByText('sinds 1 jan 2023')).toBeVisible();
  expect(card.getByText('22 nov 2026, door Anouk Jansen')).toBeVisible();
  expect(card.getByRole('link', { name: 'dgbc.nl' })).toHaveAttribute('href', 'https://dgbc.nl/');
  expect(await card.findByText('Raakt 3 van uw eenheden')).toBeVisible();
  expect(card.getByRole('link', { name: 'Noord (3 eenheden)' })).toHaveAttribute(
    'href',
    '/7b1d6e0e-5a4f-4f0a-9d5f-000000000009/hub?type=kantoor&label=D,E,F,G&area=100-',
  );
  await user.click(card.getByRole('button', { name: 'Lees meer' }));
  expect(await card.findByText('De plicht in het kort.')).toBeVisible();
  expect(addressBar()).toBe('/legal-insights?topic=label-c');
  const open = within(screen.getByRole('region', { name: 'Open' }));
  expect(open.getByText('niet vastgesteld')).toBeVisible();
  expect(open.getByText('In het Engels')).toBeVisible();
});

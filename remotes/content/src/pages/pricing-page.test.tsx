/** @jest-environment-options {"url": "https://kavel.test/pricing"} */
import type { Pricing } from '@kavel/contracts/content';
import { fakeServer, openPage } from '@kavel/testing';
import { screen, within } from '@testing-library/react';
import PricingPage from './pricing-page';

const pricing: Pricing = {
  validFrom: '2026-01-01',
  contact: { name: 'Anouk Jansen', email: 'anouk@kavel.example' },
  plans: [
    {
      key: 'small',
      name: { nl: 'Klein', en: 'Small', de: 'Klein' },
      permissions: ['auth.unrestricted-access-general'],
      limits: { units: 100, users: null, valuations: null },
      price: { monthly: 50, perUnit: 0.5, perUser: 0 },
    },
    {
      key: 'large',
      name: { nl: 'Groot', en: 'Large', de: 'Groß' },
      permissions: ['auth.unrestricted-access-general', 'auth.portfolio-hub'],
      limits: { units: null, users: null, valuations: null },
      price: { monthly: 400, perUnit: 0, perUser: 0 },
    },
  ],
};

async function open(answer: Pricing) {
  fakeServer({
    'GET /content/pricing': () => answer,
    'GET /portfolio/portfolios': () => [{ unitCount: 40 }, { unitCount: 20 }],
    'GET /portfolio/valuations': () => [],
    'GET /auth/colleagues': () => [{}, {}],
  });
  return openPage({ page: <PricingPage />, route: '/pricing', address: '/pricing' });
}

test('plans are calculated for the own use, and for any other', async () => {
  const { user } = await open(pricing);
  const units = await screen.findByRole('spinbutton', { name: 'Eenheden' });
  expect(units).toHaveValue(60);
  const costs = () =>
    within(screen.getByRole('row', { name: /Bij uw gebruik/ }))
      .getAllByRole('cell')
      .map(({ textContent }) => textContent?.replace(/\s/g, ' '));
  expect(costs()).toEqual(['€ 80Voordeligst voor dit gebruik', '€ 400']);
  await user.clear(units);
  await user.type(units, '800');
  expect(costs()).toEqual(['€ 450Te weinig ruimte: Eenheden', '€ 400Voordeligst voor dit gebruik']);
  await user.click(screen.getByRole('button', { name: 'Mijn gebruik' }));
  expect(units).toHaveValue(60);
  expect(screen.getByRole('row', { name: 'Portefeuilles nee ja' })).toBeVisible();
});

test('without prices it says so, and whom to ask', async () => {
  await open({ validFrom: null, contact: pricing.contact, plans: [] });
  expect(await screen.findByRole('heading', { name: 'Er zijn nog geen prijzen ingesteld' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Mail Anouk Jansen' })).toHaveAttribute(
    'href',
    'mailto:anouk@kavel.example',
  );
});

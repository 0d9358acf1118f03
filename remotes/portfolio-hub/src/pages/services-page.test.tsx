import { fakeServer, openPage, type PageToOpen } from '@kavel/testing';
import { screen, waitFor } from '@testing-library/react';
import ServicesPage from './services-page';

const id = '7a1b3c5d-0000-4000-8000-000000000001';
const serviceId = '7a1b3c5d-0000-4000-8000-000000000002';
const page: PageToOpen = { page: <ServicesPage />, route: '/:id/services', address: `/${id}/services` };
const portfolio = { id, name: 'Apeldoorn Noord', unitCount: 0, updatedAt: '2026-11-20T09:00:00Z' };
const service = {
  id: serviceId,
  portfolioId: id,
  name: 'Taxatie 2026',
  createdAt: '2026-11-20T09:00:00Z',
  updatedAt: '2026-11-20T09:00:00Z',
  fileCount: 3,
};

test('lists the services of this portfolio only', async () => {
  const calls = fakeServer({
    'GET /portfolio/portfolios': () => [portfolio],
    'GET /portfolio/services': () => [service],
  });
  await openPage(page);
  expect(await screen.findByRole('link', { name: 'Taxatie 2026' })).toHaveAttribute(
    'href',
    `/service/${serviceId}`,
  );
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Diensten van Apeldoorn Noord' }),
  ).toBeInTheDocument();
  expect(calls.find(({ name }) => name === 'GET /portfolio/services')?.query.get('portfolioId')).toBe(id);
});

test('without services the first step is shown, and a new service opens', async () => {
  const calls = fakeServer({
    'GET /portfolio/portfolios': () => [portfolio],
    'GET /portfolio/services': () => [],
    'POST /portfolio/services': () => service,
  });
  const { user, addressBar } = await openPage(page);
  await user.click(await screen.findByRole('button', { name: 'Nieuwe dienst' }));
  await user.click(screen.getByRole('button', { name: 'Aanmaken' }));
  expect(screen.getByText('Geef een naam op.')).toBeInTheDocument();
  await user.type(screen.getByRole('textbox', { name: 'Naam' }), ' Taxatie 2026 ');
  await user.click(screen.getByRole('button', { name: 'Aanmaken' }));
  await waitFor(() => expect(addressBar()).toBe(`/service/${serviceId}`));
  expect(calls.find(({ name }) => name.startsWith('POST'))?.body).toEqual({
    name: 'Taxatie 2026',
    portfolioId: id,
  });
});

test('an unknown portfolio shows a message with a link back', async () => {
  fakeServer({});
  await openPage(page);
  expect(await screen.findByText('Deze portefeuille bestaat niet')).toBeInTheDocument();
});

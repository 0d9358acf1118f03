import type { PermissionKey } from '@kavel/contracts';
import { fakeServer, openPage, Refusal } from '@kavel/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import PdfPage from './pdf-page';
import PropertyScorePdfPage from './property-score-pdf-page';

const valuationId = '4c1a2f0e-6a55-4f0f-9d2c-0d6d1f0a8b11';
const portfolioId = '5c1a2f0e-6a55-4f0f-9d2c-0d6d1f0a8b12';
const valuation = { id: valuationId, name: 'Jaareinde', portfolioName: 'Kern', valueDate: '2026-11-01' };
const picture = { svg: '<svg xmlns="http://www.w3.org/2000/svg"/>', pages: 4 };
const all: PermissionKey[] = ['auth.automated-valuation', 'auth.property-pass', 'auth.portfolio-hub'];

const offered: string[] = [];
beforeEach(() => {
  offered.length = 0;
  Object.assign(URL, { createObjectURL: () => 'blob:page', revokeObjectURL: () => undefined });
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    offered.push(this.download);
  });
});
afterEach(() => jest.restoreAllMocks());

/** Fake responses by path; a refusal replaces one. */
function open(address = '/pdf', changes: Record<string, unknown> = {}, permissions = all) {
  const answers: Record<string, unknown> = {
    'GET /portfolio/valuations': [valuation],
    'GET /portfolio/portfolios': [{ id: portfolioId, name: 'Kern' }],
    'GET /portfolio/report-templates': [],
    'GET /reports/signing': { available: false },
    'POST /reports/valuation/picture': picture,
    'POST /reports/portfolio/picture': { ...picture, pages: 1 },
    'POST /reports/valuation': '%PDF',
    ...changes,
  };
  const calls = fakeServer(({ name }) => {
    const given = answers[name] ?? new Refusal('not-found');
    const answer: unknown = typeof given === 'function' ? given() : given;
    if (answer instanceof Refusal) throw answer;
    return answer;
  });
  return { calls, opened: openPage({ page: <PdfPage />, route: '/pdf', address, permissions }) };
}

test('a valuation is chosen, shown and downloaded; the address holds the choice', async () => {
  const user = userEvent.setup();
  const { calls, opened } = open();
  const { addressBar } = await opened;
  expect(await screen.findByRole('heading', { name: 'Kies een waardering' })).toBeVisible();
  await screen.findByRole('option', { name: 'Jaareinde · Kern · 1 nov 2026' });
  await user.selectOptions(screen.getByLabelText('Waardering'), valuationId);
  expect(
    await screen.findByRole('img', { name: /Eerste pagina van het document: Waarderingsrapport/ }),
  ).toBeVisible();
  expect(screen.getByText('4 pagina’s')).toBeVisible();
  await waitFor(() => expect(addressBar()).toBe(`/pdf?document=valuation&id=${valuationId}&language=nl`));

  await user.selectOptions(screen.getByLabelText('Taal van het document'), 'de');
  await user.click(screen.getByRole('button', { name: 'PDF downloaden' }));
  expect(await screen.findByText('De PDF is gedownload.')).toBeVisible();
  expect(offered).toEqual([`Waarderingsrapport - ${valuationId}.pdf`]);
  expect(calls).toContainEqual(
    expect.objectContaining({ name: 'POST /reports/valuation', body: { valuationId, language: 'de' } }),
  );
});

test('a link opens the document at once; another kind starts without a subject', async () => {
  const user = userEvent.setup();
  const { opened } = open(`/pdf?document=portfolio&id=${portfolioId}&language=en`);
  const { addressBar } = await opened;
  expect(await screen.findByText('1 pagina')).toBeVisible();
  expect(screen.getByLabelText('Taal van het document')).toHaveValue('en');
  await user.selectOptions(screen.getByLabelText('Document'), 'passport');
  expect(await screen.findByRole('heading', { name: 'Zoek een adres' })).toBeVisible();
  expect(addressBar()).toBe('/pdf?document=passport&language=en');
});

test('a document that cannot be made says why and can be asked for again', async () => {
  const user = userEvent.setup();
  const inTurn: unknown[] = [new Refusal('not-found'), picture];
  open(`/pdf?document=valuation&id=${valuationId}`, {
    'POST /reports/valuation/picture': () => inTurn.shift(),
  });
  expect(await screen.findByText(/Dit staat niet \(meer\) in uw gegevens/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Probeer opnieuw' }));
  expect(await screen.findByRole('img', { name: /Eerste pagina/ })).toBeVisible();
});

test('a failed download keeps the page and tells what to do', async () => {
  const user = userEvent.setup();
  open(`/pdf?document=valuation&id=${valuationId}`, {
    'POST /reports/valuation': new Refusal('too-many-requests'),
  });
  await screen.findByRole('img', { name: /Eerste pagina/ });
  await user.click(screen.getByRole('button', { name: 'PDF downloaden' }));
  expect(await screen.findByText(/Wacht een minuut/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'PDF downloaden' })).toBeEnabled();
  expect(offered).toEqual([]);
});

test('a document that takes too long says where it gets more time', async () => {
  open(`/pdf?document=valuation&id=${valuationId}&language=nl`, {
    'POST /reports/valuation/picture': new Refusal('unprocessable', { reason: 'too-slow' }),
  });
  expect(await screen.findByText(/na een halve minuut nog niet klaar/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Als taak op de achtergrond maken' })).toHaveAttribute(
    'href',
    `/pdf-export?document=valuation&id=${valuationId}&format=pdf`,
  );
});

test('only documents of own permissions are offered; without any the page says so', async () => {
  const { opened } = open('/pdf?document=valuation', {}, ['auth.property-pass']);
  await opened;
  expect(screen.getAllByRole('option').map(option => option.textContent)).toEqual([
    'Vastgoedpaspoort',
    'Nederlands',
    'English',
    'Deutsch',
  ]);
});

test('without any permission the page says so', async () => {
  const { opened } = open('/pdf', {}, []);
  await opened;
  expect(await screen.findByText('Geen documenten voor uw account')).toBeVisible();
});

test('the page of the score report starts with that of its address', async () => {
  const address = '0200010000130331';
  const calls = fakeServer(({ name }) => {
    if (name === 'POST /reports/property-score/picture') return picture;
    throw new Refusal('not-found');
  });
  await openPage({
    page: <PropertyScorePdfPage />,
    route: '/property-score-pdf',
    address: `/property-score-pdf?id=${address}`,
    permissions: [...all, 'auth.unrestricted-access-general'],
  });
  expect(
    await screen.findByRole('img', { name: /Eerste pagina van het document: Scorerapport/ }),
  ).toBeVisible();
  expect(screen.getByLabelText('Document')).toHaveValue('property-score');
  expect(calls.find(({ name }) => name.endsWith('/picture'))?.body).toEqual({
    objectId: address,
    language: 'nl',
  });
});

import type { DocumentBatch } from '@kavel/contracts/reports';
import { type Answers, fakeServer, openPage } from '@kavel/testing';
import { screen, waitFor } from '@testing-library/react';
import PdfExportPage from './pdf-export-page';

const portfolioId = '5c1a2f0e-6a55-4f0f-9d2c-0d6d1f0a8b12';
const batchId = '6c1a2f0e-6a55-4f0f-9d2c-0d6d1f0a8b13';
const unitOf = (number: number) => ({
  id: `unit-${number}`,
  objectId: `020001000013033${number}`,
  addressObjectData: {
    straat: 'Anklaarseweg',
    huisnummer: number,
    huisletter: null,
    huisnummertoevoeging: null,
    postcode: '7323AA',
    woonplaats: 'Apeldoorn',
  },
});
const batch = (changes: Partial<DocumentBatch>): DocumentBatch => ({
  id: batchId,
  name: 'Vastgoedpaspoort Kern',
  template: 'passport',
  language: 'nl',
  state: 'running',
  formats: ['pdf'],
  total: 2,
  made: 1,
  working: [],
  failures: [],
  bytes: null,
  createdAt: '2026-11-20T09:00:00Z',
  finishedAt: null,
  expiresAt: null,
  ...changes,
});

async function open(batches: DocumentBatch[], more: Answers = {}, address = '/pdf-export') {
  const calls = fakeServer({
    'GET /portfolio/portfolios': () => [{ id: portfolioId, name: 'Kern' }],
    [`GET /portfolio/portfolios/${portfolioId}`]: () => ({
      id: portfolioId,
      name: 'Kern',
      units: [unitOf(1), unitOf(2), unitOf(3)],
    }),
    'GET /portfolio/document-batches': () => [...batches],
    ...more,
  });
  const page = await openPage({
    page: <PdfExportPage />,
    route: '/pdf-export',
    address,
    permissions: [
      'auth.property-pass',
      'auth.portfolio-hub',
      'auth.automated-valuation',
      'auth.unrestricted-access-general',
    ],
  });
  return { calls, ...page };
}

test('passports of the units of a portfolio, one left out, are made as one batch that shows its progress', async () => {
  const batches: DocumentBatch[] = [];
  const { user, calls } = await open(batches, {
    'POST /portfolio/document-batches': () => {
      batches.push(batch({}));
      return batch({});
    },
    [`POST /portfolio/document-batches/${batchId}/cancel`]: () => {
      batches[0] = batch({ state: 'cancelled' });
      return batches[0];
    },
  });
  expect(await screen.findByText('Nog geen bestanden')).toBeVisible();
  await user.selectOptions(screen.getByLabelText('Document'), 'passport');
  await screen.findByRole('option', { name: 'Kern' });
  await user.selectOptions(screen.getByLabelText('Portefeuille'), portfolioId);
  await user.click(await screen.findByLabelText(/Anklaarseweg 2/));
  await user.click(screen.getByRole('button', { name: 'Maak 2 documenten' }));
  expect(await screen.findByText('1 van 2 klaar · wacht op zijn beurt')).toBeVisible();
  expect(calls.find(({ name }) => name === 'POST /portfolio/document-batches')?.body).toEqual({
    name: 'Vastgoedpaspoort Kern',
    template: 'passport',
    language: 'nl',
    subjects: [unitOf(1).objectId, unitOf(3).objectId],
  });
  await user.click(screen.getByRole('button', { name: 'Stop' }));
  expect(await screen.findByText(/Gestopt/)).toBeVisible();
});

test('a valuation report is asked for in each format, and shows how far it is', async () => {
  const valuations = [
    { id: batchId, name: 'Jaareinde' },
    { id: portfolioId, name: 'Kwartaal' },
  ];
  const { user, calls } = await open(
    [
      batch({
        ...{ template: 'valuation', name: 'Eerste', formats: ['pdf', 'xlsx'], made: 0 },
        working: [{ subject: batchId, stage: 'reading', done: 9, total: 12 }],
      }),
    ],
    {
      'GET /portfolio/valuations': () => valuations,
      'GET /portfolio/report-templates': () => [],
      'POST /portfolio/document-batches': () => batch({}),
    },
    `/pdf-export?document=valuation&id=${batchId}&format=docx`,
  );
  expect(await screen.findByText('0 van 2 klaar · gegevens lezen: 9 van 12')).toBeVisible();
  expect(screen.getByRole('progressbar', { name: 'Eerste' })).toHaveAttribute('aria-valuenow', '38');
  expect(screen.getByText(/Nederlands · PDF, XLSX/)).toBeVisible();
  const word = screen.getByLabelText('Word-document (DOCX)');
  expect(word).toBeChecked();
  const make = await screen.findByRole('button', { name: 'Maak 1 document' });
  await user.click(word);
  expect(make).toBeDisabled();
  await user.click(screen.getByLabelText('Werkmap (XLSX)'));
  await user.click(word);
  await user.click(make);
  await waitFor(() =>
    expect(calls.find(({ name }) => name === 'POST /portfolio/document-batches')?.body).toMatchObject({
      template: 'valuation',
      subjects: [batchId],
      formats: ['docx', 'xlsx'],
    }),
  );
});

test('a finished batch offers its file and tells what was not made', async () => {
  const offered: string[] = [];
  Object.assign(URL, { createObjectURL: () => 'blob:zip', revokeObjectURL: () => undefined });
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    offered.push(this.download);
  });
  const done = batch({
    state: 'done',
    bytes: 1_500_000,
    expiresAt: '2026-11-27T09:00:00Z',
    failures: [{ subject: unitOf(2).objectId, reason: 'not-found' }],
  });
  const { user } = await open([done], { [`GET /portfolio/document-batches/${batchId}/file`]: () => 'PK' });
  expect(await screen.findByText(/1 van 2 documenten gemaakt. Beschikbaar tot 27 nov 2026/)).toBeVisible();
  expect(screen.getByText('1 document is niet gemaakt')).toBeVisible();
  await user.click(screen.getByRole('button', { name: /ZIP downloaden/ }));
  await waitFor(() => expect(offered).toEqual(['Vastgoedpaspoort Kern.zip']));
  jest.restoreAllMocks();
});

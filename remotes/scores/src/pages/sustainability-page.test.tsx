import type { PermissionKey } from '@kavel/contracts';
import { madeUpSustainabilityScore } from '@kavel/contracts/testing';
import { fakeServer, openPage, Refusal } from '@kavel/testing';
import { screen, within } from '@testing-library/react';
import SustainabilityPage from './sustainability-page';

const portfolioId = '5c1a2f0e-6a55-4f0f-9d2c-0d6d1f0a8b12';
const pathwayId = '3b0c8a71-52f4-4e19-8d6b-9f1e7c2a5d40';
const ids = ['0200010000130331', '0200010000130332', '0200010000130333'] as const;
const measure = {
  name: 'Dakisolatie',
  euros: 6_000,
  savedKwh: 4_000,
  labelAfter: 'D',
  source: 'TNO',
  year: 2023,
  fictional: true,
} as const;
const improvement = { measures: ['Dakisolatie'], euros: 6_000, savedKwh: 4_000, labelAfter: 'D' } as const;
const scores = [
  madeUpSustainabilityScore(
    { measures: [measure], improvement: { ...improvement, measures: ['Dakisolatie'] }, carbon: 60 },
    { objectId: ids[0], address: 'Kade 1', score: 40 },
  ),
  madeUpSustainabilityScore(
    { energielabel: 'G', carbon: 20 },
    { objectId: ids[1], address: 'Kade 2', score: null },
  ),
  madeUpSustainabilityScore(
    {
      energielabel: 'A',
      obligations: [{ key: 'letting-efg', status: 'meets', reason: 'label' }],
      taxonomy: { status: 'yes', checks: [{ key: 'energy', status: 'yes' }] },
    },
    { objectId: ids[2], address: 'Kade 3', score: 60 },
  ),
];
const pathway = {
  id: pathwayId,
  vtwType: 'eengezinswoning',
  measure: 'carbon',
  source: 'CRREM 2.07',
  values: [
    { year: 2025, value: 50 },
    { year: 2050, value: 0 },
  ],
};
const made = {
  id: pathwayId,
  name: 'crrem.csv',
  source: 'CRREM 2.07',
  pathways: 1,
  madeBy: 'Marieke',
  createdAt: '2026-11-20T10:00:00.000Z',
};
const all: PermissionKey[] = ['auth.sustainability-score', 'auth.portfolio-hub'];

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

function open(changes: Record<string, unknown> = {}, address = '', permissions = all) {
  const answers: Record<string, unknown> = {
    'GET /portfolio/portfolios': [{ id: portfolioId, name: 'Kern' }],
    [`GET /portfolio/portfolios/${portfolioId}`]: {
      id: portfolioId,
      name: 'Kern',
      units: [...ids, ids[0]].map(objectId => ({ objectId })),
    },
    'POST /real-estate-data/sustainability-index/scores': { scores, failed: [] },
    'GET /real-estate-data/sustainability-pathways': { pathways: [pathway], imports: [made] },
    'POST /portfolio/exports': {},
    ...changes,
  };
  const calls = fakeServer(call => {
    const given = answers[call.name] ?? new Refusal('not-found');
    const answer: unknown = typeof given === 'function' ? given(call) : given;
    if (answer instanceof Error) throw answer;
    return answer;
  });
  const opened = openPage({
    page: <SustainabilityPage />,
    route: '/sustainability-index',
    address: `/sustainability-index${address}`,
    permissions,
  });
  return { calls, opened };
}
const ofPortfolio = `?portfolio=${portfolioId}`;

test('a portfolio is chosen, and the address holds it; each address is asked for once', async () => {
  const { calls, opened } = open();
  const { user, addressBar } = await opened;
  expect(await screen.findByText('Zoek een adres of kies een portefeuille')).toBeVisible();
  await screen.findByRole('option', { name: 'Kern' });
  await user.selectOptions(screen.getByLabelText('Portefeuille'), portfolioId);
  expect(await screen.findByRole('heading', { name: 'Samenvatting' })).toBeVisible();
  expect(addressBar()).toBe(`/sustainability-index${ofPortfolio}`);
  const asked = calls.filter(({ name }) => name.endsWith('/sustainability-index/scores'));
  expect(asked.map(({ body }) => body)).toEqual([{ identifiers: [...ids], parts: 'none' }]);
});

test('the summary counts labels, obligations and taxonomy; the mean is of addresses with a total', async () => {
  open({}, ofPortfolio);
  const summary = await screen.findByRole('region', { name: 'Samenvatting' });
  expect(summary).toHaveTextContent('Gemiddelde index502 van 3 adressen');
  expect(summary).toHaveTextContent('Label E, F of G2');
  expect(summary).toHaveTextContent('Voldoet niet aan een verplichting2');
  expect(summary).toHaveTextContent('EU-taxonomie ja / nee / onbekend1 / 0 / 2');
});

test('the path to zero E-F-G has cost and what is left without measures', async () => {
  const { opened } = open({}, ofPortfolio);
  const { user } = await opened;
  const plan = await screen.findByRole('region', { name: 'Pad naar nul E-F-G' });
  expect(within(plan).getByRole('row', { name: /^Samen 1 €\s6\.000 4\.000 kWh/ })).toBeVisible();
  expect(plan).toHaveTextContent('Voor 1 adres met label E, F of G volstaan de ingelezen maatregelen niet.');
  const until = within(plan).getByLabelText('Klaar in');
  const before = within(plan).getAllByRole('row').length;
  const later = within(until).getAllByRole('option').at(-1);
  await user.selectOptions(until, later?.textContent ?? '');
  expect(within(plan).getAllByRole('row').length).toBeGreaterThan(before);
});

test('measures have a payback at the price of the user', async () => {
  const { opened } = open({}, ofPortfolio);
  const { user } = await opened;
  const section = await screen.findByRole('region', { name: 'Maatregelen' });
  // 6,000 euro ÷ (4,000 kWh × 20 cents).
  expect(
    within(section).getByRole('row', { name: /^Dakisolatie €\s6\.000 4\.000 kWh 7,5 jaar 1/ }),
  ).toBeVisible();
  const price = within(section).getByLabelText('Energieprijs (€ per kWh)');
  await user.clear(price);
  await user.type(price, '0.30');
  expect(within(section).getByRole('row', { name: /5,0 jaar/ })).toBeVisible();
  expect(section).toHaveTextContent('Bron: TNO 2023');
  expect(section).toHaveTextContent('Fictieve kosten en effecten van de demo.');
});

test('carbon stands against the pathway; without one it says so', async () => {
  open({}, ofPortfolio);
  const section = await screen.findByRole('region', { name: 'CO2 tegen het pad' });
  expect(
    await within(section).findByText('1 van 2 adressen met cijfers ligt nu boven zijn pad.'),
  ).toBeVisible();
});

test('the table of the EU Taxonomy is downloaded, and put on record', async () => {
  const { calls, opened } = open({}, ofPortfolio);
  const { user } = await opened;
  const section = await screen.findByRole('region', { name: 'EU-taxonomie per adres' });
  await user.click(within(section).getByRole('button', { name: 'Tabel downloaden (CSV)' }));
  expect(await within(section).findByText('De tabel is gedownload.')).toBeVisible();
  expect(offered).toEqual(['EU-taxonomie.csv']);
  expect(calls).toContainEqual(
    expect.objectContaining({
      name: 'POST /portfolio/exports',
      body: { object: 'portfolio', objectId: portfolioId, rows: 3, fileName: 'EU-taxonomie.csv' },
    }),
  );
});

test('with the service away the specified text is shown, and it can be retried', async () => {
  let answer: unknown = new Refusal('unavailable');
  const { opened } = open(
    { 'POST /real-estate-data/sustainability-index/scores': () => answer },
    ofPortfolio,
  );
  const { user } = await opened;
  expect(await screen.findByText(/Melding: Failed to fetch sustainability indices bulk\./)).toBeVisible();
  answer = { scores, failed: [] };
  await user.click(screen.getByRole('button', { name: 'Probeer opnieuw' }));
  expect(await screen.findByRole('heading', { name: 'Samenvatting' })).toBeVisible();
});

test('an empty portfolio says so', async () => {
  open(
    { [`GET /portfolio/portfolios/${portfolioId}`]: { id: portfolioId, name: 'Kern', units: [] } },
    ofPortfolio,
  );
  expect(await screen.findByText('Deze portefeuille heeft nog geen adressen.')).toBeVisible();
});

test('without the right to portfolios only addresses are offered', async () => {
  const { calls, opened } = open({}, ofPortfolio, ['auth.sustainability-score']);
  await opened;
  expect(screen.queryByLabelText('Portefeuille')).not.toBeInTheDocument();
  expect(calls.some(({ name }) => name.includes('/portfolio/'))).toBe(false);
});

/** The file of jsdom cannot be read as text. */
const csv = (text: string, name: string) =>
  Object.assign(new File([text], name, { type: 'text/csv' }), { text: async () => text });

test('a file with pathways is previewed, imported and taken back', async () => {
  const { calls, opened } = open({
    'POST /real-estate-data/sustainability-pathways/preview': {
      accepted: 1,
      rejected: [{ line: 3, problem: 'not-a-year' }],
      pathways: [],
    },
    'POST /real-estate-data/sustainability-pathways': made,
    [`DELETE /real-estate-data/sustainability-pathways/${pathwayId}`]: made,
  });
  const { user } = await opened;
  await user.type(await screen.findByLabelText('Bron en versie'), 'CRREM 2.07');
  const text = 'vtwType;measure;year;value\nkantoor;carbon;2030;40\nkantoor;carbon;30;40\n';
  await user.upload(screen.getByLabelText('Bestand kiezen'), csv(text, 'crrem.csv'));
  expect(await screen.findByText('1 rijen in, 1 afgewezen')).toBeVisible();
  expect(screen.getByText('Rij 3: geen jaartal')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Inlezen' }));
  expect(await screen.findByText('De paden zijn ingelezen.')).toBeVisible();
  expect(calls).toContainEqual(
    expect.objectContaining({
      name: 'POST /real-estate-data/sustainability-pathways',
      body: expect.objectContaining({ name: 'crrem.csv', source: 'CRREM 2.07' }),
    }),
  );
  await user.click(screen.getByRole('button', { name: 'Terugdraaien: crrem.csv' }));
  expect(await screen.findByText('De paden zijn teruggedraaid.')).toBeVisible();
});

test('a file without the columns is refused with what is missing', async () => {
  const { opened } = open();
  const { user } = await opened;
  const file = csv('a;b\n1;2\n', 'x.csv');
  await user.upload(await screen.findByLabelText('Bestand kiezen'), file);
  expect(
    await screen.findByText('Het bestand mist een van de kolommen vtwType, measure, year, value.'),
  ).toBeVisible();
  expect(screen.getByRole('button', { name: 'Inlezen' })).toBeDisabled();
});

import type { FeeAgreement, FeeStatement } from '@kavel/contracts/fees';
import { type Answers, fakeServer, openPage } from '@kavel/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { parseCents, parseShare } from '../features/fees/model/cents';
import { parsePeriod, shifted } from '../features/fees/model/period';
import FeeSharingPage from './fee-sharing-page';

const ownId = '9c1a2f0e-6a55-4f0f-9d2c-0d6d1f0a8b22';
const otherId = '4c1a2f0e-6a55-4f0f-9d2c-0d6d1f0a8b11';
const serviceId = '5c1a2f0e-6a55-4f0f-9d2c-0d6d1f0a8b33';
const id = '6c1a2f0e-6a55-4f0f-9d2c-0d6d1f0a8b44';
const manages = ['auth.unrestricted-access-general', 'auth.management'] as const;

const agreement = (overrides: Partial<FeeAgreement> = {}): FeeAgreement => ({
  id,
  revision: 2,
  status: 'agreed',
  own: 'proposer',
  proposer: { organisationId: ownId, name: 'Demo Beheer', share: 7_000 },
  other: { organisationId: otherId, name: 'Tweede Huis', share: 3_000 },
  service: { id: serviceId, name: 'Taxaties' },
  from: '2026-01-01',
  until: null,
  endedFrom: null,
  updatedAt: '2026-11-20T09:00:00.000Z',
  ...overrides,
});
const event = {
  id: '1',
  at: '2026-11-20T09:00:00.000Z',
  kind: 'created',
  party: 'proposer',
  actor: 'Maud Visser',
  onBehalfOf: 'Sander Bakker',
};
const statement: FeeStatement = {
  from: '2026-01-01',
  until: '2026-03-31',
  total: 9_501,
  proposer: 6_651,
  other: 2_850,
  entries: [
    entry('1', '2026-03-10', 10_001, '=HYPERLINK("http://x")'),
    entry('2', '2026-03-31', -500, 'Correctie'),
  ],
};
function entry(key: string, date: string, amount: number, description: string) {
  const enteredAt = `${date}T09:00:00.000Z`;
  return { id: key, date, amount, description, enteredAt, actor: 'Maud Visser', onBehalfOf: null };
}

type ByName = Exclude<Answers, (call: never) => unknown>;
const detail = (of: FeeAgreement): ByName => ({
  [`GET /portfolio/fee-agreements/${id}`]: () => ({ agreement: of, events: [event] }),
  [`GET /portfolio/fee-agreements/${id}/statement`]: () => statement,
  [`POST /portfolio/fee-agreements/${id}/move`]: () => of,
  [`DELETE /portfolio/fee-agreements/${id}`]: () => null,
  'GET /portfolio/fee-agreements': () => ({ code: ownId, agreements: [] }),
});

const route = '/management/fee-sharing';
async function open(
  search: string,
  answers: ByName,
  permissions: readonly (typeof manages)[number][] = manages,
) {
  const calls = fakeServer(answers);
  const opened = await openPage({
    page: <FeeSharingPage />,
    route,
    address: `${route}${search}`,
    permissions,
  });
  return { ...opened, calls };
}

test('lists own and proposed agreements, with the code to share', async () => {
  const proposed = agreement({
    id: otherId,
    own: 'other',
    status: 'proposed',
    service: { id, name: 'Advies' },
  });
  await open('', {
    'GET /portfolio/fee-agreements': () => ({ code: ownId, agreements: [agreement(), proposed] }),
  });
  const ours = await screen.findByRole('list', { name: 'Door ons opgesteld' });
  expect(within(ours).getByRole('link', { name: 'Taxaties · Tweede Huis' })).toHaveAttribute(
    'href',
    `${route}?agreement=${id}`,
  );
  const theirs = screen.getByRole('list', { name: 'Aan ons voorgesteld' });
  expect(within(theirs).getByRole('listitem')).toHaveTextContent(/Advies · Demo Beheer.*voorgesteld/);
  expect(screen.getByText(ownId)).toBeInTheDocument();
});

test('without permission it says so and sends no request', async () => {
  const { calls } = await open('', {}, ['auth.unrestricted-access-general']);
  expect(await screen.findByText('U beheert hier geen afspraken.')).toBeInTheDocument();
  expect(calls).toEqual([]);
});

test('a failure can be retried', async () => {
  let there = false;
  const { user } = await open('', {
    'GET /portfolio/fee-agreements': () => {
      if (!there) throw new TypeError('network');
      return { code: ownId, agreements: [] };
    },
  });
  const again = await screen.findByRole('button', { name: 'Probeer opnieuw' });
  there = true;
  await user.click(again);
  expect(await screen.findByText('U hebt nog geen afspraak opgesteld.')).toBeInTheDocument();
});

test('the shares of a draft must add up to the whole, and it opens once saved', async () => {
  const draft = agreement({ status: 'draft' });
  const { user, calls, addressBar } = await open('', {
    ...detail(draft),
    'GET /portfolio/fee-services': () => [{ id: serviceId, name: 'Taxaties' }],
    'POST /portfolio/fee-agreements': () => draft,
  });
  await user.click(await screen.findByRole('button', { name: 'Nieuwe afspraak' }));
  const dialog = screen.getByRole('dialog', { name: 'Nieuwe afspraak' });
  const field = (name: string) => within(dialog).getByLabelText(name);
  await user.type(field('Code van de andere organisatie'), 'geen code');
  await user.type(field('Naam van de andere organisatie'), 'Tweede Huis');
  await within(dialog).findByRole('option', { name: 'Taxaties' });
  await user.selectOptions(field('Dienst'), 'Taxaties');
  await user.clear(field('Aandeel van uw organisatie (%)'));
  await user.type(field('Aandeel van uw organisatie (%)'), '62,5');
  expect(within(dialog).getByText(/De andere organisatie krijgt 37,5\s%/)).toBeInTheDocument();
  await user.click(within(dialog).getByRole('button', { name: 'Bewaar concept' }));
  expect(within(dialog).getByRole('alert')).toHaveTextContent('Dit is geen code');
  await user.clear(field('Code van de andere organisatie'));
  await user.type(field('Code van de andere organisatie'), otherId);
  await user.click(within(dialog).getByRole('button', { name: 'Bewaar concept' }));
  await waitFor(() => expect(addressBar()).toBe(`${route}?agreement=${id}`));
  expect(calls.find(({ name }) => name.startsWith('POST'))?.body).toMatchObject({
    otherId,
    serviceId,
    proposerShare: 6_250,
    otherShare: 3_750,
    until: null,
  });
});

test('a draft is only discarded at the second press', async () => {
  const { user, calls, addressBar } = await open(`?agreement=${id}`, detail(agreement({ status: 'draft' })));
  await user.click(await screen.findByRole('button', { name: 'Gooi concept weg' }));
  expect(calls.some(({ name }) => name.startsWith('DELETE'))).toBe(false);
  await user.click(screen.getByRole('button', { name: 'Gooi concept weg: zeker weten?' }));
  await waitFor(() => expect(addressBar()).toBe(route));
  expect(await screen.findByText('U hebt nog geen afspraak opgesteld.')).toBeInTheDocument();
  expect(calls.map(({ name }) => name)).toEqual([
    `GET /portfolio/fee-agreements/${id}`,
    `DELETE /portfolio/fee-agreements/${id}`,
    'GET /portfolio/fee-agreements',
  ]);
});

test('only the other party can agree', async () => {
  const asked = await open(`?agreement=${id}`, detail(agreement({ status: 'proposed', own: 'other' })));
  await asked.user.click(await screen.findByRole('button', { name: 'Ga akkoord' }));
  await waitFor(() => expect(asked.toasts.at(-1)?.title).toBe('U bent akkoord gegaan'));
  expect(asked.calls.find(({ name }) => name.endsWith('/move'))?.body).toEqual({ to: 'agreed' });
});

test('the proposer waits, and may withdraw', async () => {
  await open(`?agreement=${id}`, detail(agreement({ status: 'proposed' })));
  expect(await screen.findByText('Wacht op antwoord van Tweede Huis.')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Ga akkoord' })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Trek in' })).toBeInTheDocument();
});

test('the statement follows the address, adds up, and accepts a correction', async () => {
  const { user, calls, addressBar } = await open(`?agreement=${id}&period=2026-Q1`, {
    ...detail(agreement()),
    [`POST /portfolio/fee-agreements/${id}/entries`]: () => statement.entries[1],
  });
  expect(await screen.findByText(/€\s95,01/)).toBeInTheDocument();
  expect(screen.getByText(/€\s66,51/)).toBeInTheDocument();
  expect(screen.getByRole('row', { name: /Correctie/ })).toHaveTextContent(/−€\s5,00/);
  expect(screen.getByText(/Maud Visser namens Sander Bakker, Demo Beheer/)).toBeInTheDocument();
  const asked = () =>
    calls.filter(({ name }) => name.endsWith('/statement')).map(({ query }) => String(query));
  expect(asked()).toEqual(['from=2026-01-01&until=2026-03-31']);

  await user.type(screen.getByLabelText('Bedrag (€)'), '-1.250,5');
  await user.type(screen.getByLabelText('Omschrijving'), 'Te veel');
  await user.click(screen.getByRole('button', { name: 'Voer in' }));
  await waitFor(() => expect(screen.getByLabelText('Omschrijving')).toHaveValue(''));
  expect(calls.find(({ name }) => name.endsWith('/entries'))?.body).toMatchObject({ amount: -125_050 });

  await user.click(screen.getByRole('button', { name: 'Volgende periode' }));
  expect(addressBar()).toBe(`${route}?agreement=${id}&period=2026-Q2`);
  await waitFor(() => expect(asked().at(-1)).toBe('from=2026-04-01&until=2026-06-30'));
});

test('the export names the agreement, parties and period, and escapes formulas', async () => {
  const files: Blob[] = [];
  Object.assign(URL, {
    createObjectURL: (file: Blob) => String(files.push(file)),
    revokeObjectURL: () => undefined,
  });
  const names: string[] = [];
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download);
  });
  const { user, calls } = await open(`?agreement=${id}&period=2026-Q1`, {
    ...detail(agreement({ own: 'other' })),
    'POST /portfolio/exports': () => null,
  });
  expect(screen.queryByLabelText('Bedrag (€)')).not.toBeInTheDocument();
  await user.click(await screen.findByRole('button', { name: 'CSV' }));
  await waitFor(() => expect(files).toHaveLength(1));
  expect(calls.find(({ name }) => name === 'POST /portfolio/exports')?.body).toMatchObject({
    object: 'fee-agreement',
    objectId: id,
    fileName: names[0],
  });
  const reader = new FileReader();
  const read = new Promise(done => reader.addEventListener('load', done));
  reader.readAsText(files[0] ?? new Blob());
  await read;
  expect(String(reader.result).replace('\uFEFF', '').replaceAll('\u00a0', ' ').split('\r\n')).toEqual([
    'Afspraak;Taxaties',
    'Status;akkoord',
    'Periode;2026-01-01;2026-03-31',
    expect.stringMatching(/^Gedownload op;\d/),
    '',
    'Partij;Aandeel;Bedrag',
    'Demo Beheer;70 %;66,51',
    'Tweede Huis;30 %;28,50',
    'Totaal;;95,01',
    '',
    'Datum;Omschrijving;Bedrag;Ingevoerd door',
    `2026-03-10;"'=HYPERLINK(""http://x"")";100,01;Maud Visser`,
    '2026-03-31;Correctie;-5,00;Maud Visser',
  ]);
  expect(names).toEqual(['Afrekening - Taxaties - akkoord - 2026-01-01 - 2026-03-31.csv']);
});

test.each([
  ['1.250,5', 125_050],
  ['1,250.50', 125_050],
  ['1.250', 125_000],
  ['−€ 50,00', -5_000],
  ['0,05', 5],
  ['12,345,6', null],
  ['1e3', null],
  ['', null],
])('%s is %s cents', (text, cents) => {
  expect(parseCents(text)).toBe(cents);
});

test.each([
  ['62,5', 6_250],
  ['33.33', 3_333],
  ['100', 10_000],
  ['100,01', null],
  ['-1', null],
])('%s %% is %s hundredths', (text, share) => {
  expect(parseShare(text)).toBe(share);
});

test('periods are named, and are consecutive over the year', () => {
  expect(parsePeriod(undefined, '2026-11-21')).toMatchObject({ from: '2026-10-01', until: '2026-12-31' });
  expect(parsePeriod('2024-02', '2026-11-21')).toMatchObject({ kind: 'month', until: '2024-02-29' });
  expect(parsePeriod('2026-02-03_2026-02-05', '2026-11-21')).toMatchObject({
    kind: 'free',
    from: '2026-02-03',
  });
  expect(parsePeriod('2026-Q9', '2026-11-21').text).toBe('2026-Q4');
  expect(shifted(parsePeriod('2026-Q4', ''), 1).text).toBe('2027-Q1');
  expect(shifted(parsePeriod('2026-01', ''), -1).text).toBe('2025-12');
});

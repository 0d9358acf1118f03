/** @jest-environment-options {"url": "https://kavel.test/sourcing"} */
import { type SourcingPage as Answer, type Candidate, sourcingSignals } from '@kavel/contracts/sourcing';
import { fakeServer, openPage, Refusal } from '@kavel/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { status } from '../testing/data';
import SourcingPage from './sourcing-page';

jest.mock('@kavel/map', () => ({ __esModule: true, ...jest.requireActual('../testing/fake-map') }));

const candidate = (number: number, score: number): Candidate => ({
  pandId: `02001000001303${String(number).padStart(2, '0')}`,
  objectIds: [`02000100001303${String(number).padStart(2, '0')}`],
  objects: 1,
  address: `Marktzijde ${number}, 7311 AA Kavelstede`,
  lon: 5.9 + number / 100,
  lat: 52.2,
  bouwjaar: 1968,
  oppervlakte: 120,
  functions: ['woonfunctie'],
  energyLabels: ['F'],
  score,
  completeness: 0.8,
  confidence: 0.92,
  signals: sourcingSignals.map(key => ({
    key,
    value: key === 'energy' ? 6.95 : null,
    unit: key === 'energy' ? '%' : '',
    score: key === 'energy' ? score : null,
    weight: 0.2,
    contribution: key === 'energy' ? score : 0,
    source: key === 'energy' ? 'EP-Online' : '',
    date: key === 'energy' ? '2026-09-01' : null,
    level: key === 'energy' ? ('object' as const) : null,
    fictional: false,
    missing:
      key === 'energy' ? null : key === 'transformation' ? ('not-applicable' as const) : ('unknown' as const),
    facts: {},
  })),
  modelValue: 402_345,
  lastPrice: { price: 250_000, indexed: 330_000, date: '2015-03-02', objects: 1 },
  potential: { type: 'energy', low: -2_600, high: 33_700 },
  fictional: true,
});

const answer: Answer = {
  total: 2,
  withoutScore: 3,
  asOf: '2026-11-24',
  snapshot: 'one',
  version: '2026.1',
  weights: Object.fromEntries(sourcingSignals.map(key => [key, 1 / 7])) as Answer['weights'],
  candidates: [candidate(1, 86.9), candidate(2, 51.2)],
  next: null,
};
const kavelstede = {
  level: 'gemeente',
  code: 'GM9990',
  name: 'Kavelstede',
  gemeente: 'Kavelstede',
  bounds: [5.8, 52.1, 6.1, 52.3],
};

async function open(query = '', answerOf: () => unknown = () => answer) {
  const calls = fakeServer(({ name }) => {
    if (name.endsWith('/catalogue/status')) return status;
    if (name.endsWith('/districts/search')) return [kavelstede];
    if (name.endsWith('/work-areas') || name.endsWith('/saved-searches')) return [];
    return answerOf();
  });
  const opened = await openPage({
    page: <SourcingPage />,
    route: '/sourcing',
    address: `/sourcing${query}`,
    permissions: ['auth.locator', 'auth.portfolio-hub'],
  });
  const asked = () => calls.filter(({ name }) => name.endsWith('/sourcing/data')).map(({ body }) => body);
  return { ...opened, asked, query: () => new URLSearchParams(opened.addressBar()?.split('?')[1]) };
}

test('asks for an area first; a searched one is ranked and stands in the link', async () => {
  const { user, asked, query } = await open();
  expect(await screen.findByText('Kies eerst een gebied')).toBeVisible();
  expect(asked()).toEqual([]);
  await user.type(screen.getByRole('combobox', { name: /Gemeente, wijk/ }), 'kavel');
  await user.click(await screen.findByRole('option', { name: 'Kavelstede (gemeente)' }));
  expect(await screen.findByText('2 kandidaten')).toBeVisible();
  expect(query().get('area')).toBe('gemeente:GM9990');
  expect(asked().at(-1)).toMatchObject({
    area: { areaType: 'gemeente', areaKey: 'GM9990' },
    strategy: 'mixed',
  });
  expect(screen.getByText('3 panden zonder score: te weinig gegevens.')).toBeVisible();
});

test('a link opens the same ranking and candidate, which explains its signals', async () => {
  const { user, asked, query } = await open(
    '?area=gemeente:GM9990&strategy=energy&labels=F&m2=100-&min=40&pand=0200100000130301',
  );
  const detail = within(await screen.findByRole('complementary', { name: /./ }));
  expect(asked()[0]).toMatchObject({
    strategy: 'energy',
    labels: ['F'],
    areaRange: { min: 100 },
    minScore: 40,
  });
  expect(await detail.findByRole('heading', { name: /Marktzijde 1/ })).toBeVisible();
  const row = detail.getByRole('row', { name: /Energiewinst/ });
  expect(row).toHaveTextContent('EP-Online, 1 sep 2026');
  expect(detail.getByRole('row', { name: /In bezit/ })).toHaveTextContent('onbekend');
  expect(detail.getByRole('row', { name: /Transformatie/ })).toHaveTextContent('niet van toepassing');
  // Rounded to thousands: a model value is not exact.
  expect(detail.getByText('€ 402.000')).toBeVisible();
  await user.click(detail.getByRole('button', { name: 'Volgende' }));
  expect(query().get('pand')).toBe('0200100000130302');
});

test('list and map point at each other', async () => {
  const { user, query } = await open('?area=gemeente:GM9990');
  await user.click(await screen.findByRole('row', { name: /Marktzijde 2/ }));
  expect(query().get('pand')).toBe('0200100000130302');
  expect(screen.getByRole('button', { name: /^point 51 · Marktzijde 2/ })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await user.click(screen.getByRole('button', { name: /^point 87 · Marktzijde 1/ }));
  expect(query().get('pand')).toBe('0200100000130301');
});

test('an area is drawn by corners on the map, or is what the map shows', async () => {
  const { user, asked, query } = await open();
  await user.click(await screen.findByRole('button', { name: 'Teken een gebied' }));
  for (const corner of ['5.9 52.2', '6 52.2', '6 52.3'])
    await user.click(screen.getByRole('button', { name: `click at ${corner}` }));
  expect(screen.getByText(/3 hoeken gezet/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Klaar' }));
  expect(query().get('ring')).toBe('5.90000,52.20000~6.00000,52.20000~6.00000,52.30000');
  expect(await screen.findByText('2 kandidaten')).toBeVisible();
  expect(asked().at(-1)).toMatchObject({ area: { polygon: { type: 'Polygon' } } });
});

test('a strategy and weights change the question', async () => {
  const { user, asked, query } = await open('?area=gemeente:GM9990');
  await user.selectOptions(await screen.findByLabelText('Strategie'), 'Lang in bezit');
  expect(query().get('strategy')).toBe('held');
  expect(asked().at(-1)).toMatchObject({ strategy: 'held' });
  await user.click(screen.getByText('Gewichten'));
  await user.type(screen.getByLabelText('Energiewinst'), '0{Enter}');
  expect(query().get('w')).toBe('energy:0');
  await waitFor(() => expect(asked().at(-1)).toMatchObject({ weights: { energy: 0 } }));
});

test('says so when nothing is found, and when an area is too large or the service is away', async () => {
  const { unmount } = await open('?area=gemeente:GM9990', () => ({
    ...answer,
    total: 0,
    candidates: [],
  }));
  expect(await screen.findByText('Geen kandidaten')).toBeVisible();
  unmount();
  const tooLarge = await open('?area=gemeente:GM9990', () => {
    throw new Refusal('unprocessable');
  });
  expect(await screen.findByText('Dit gebied is te groot om in één keer te ordenen.')).toBeVisible();
  tooLarge.unmount();
  await open('?area=gemeente:GM9990', () => {
    throw new Refusal('unavailable');
  });
  expect(await screen.findByText('De kandidaten kunnen nu niet worden opgehaald.')).toBeVisible();
  expect(screen.getByText(/HTTP error! Status: 503/)).toBeInTheDocument();
});

test('with all weights zero there is no order, and nothing is asked', async () => {
  const zeroes = sourcingSignals.map(key => `${key}:0`).join(',');
  const { asked } = await open(`?area=gemeente:GM9990&w=${zeroes}`);
  expect(await screen.findByText('Alle gewichten zijn nul')).toBeVisible();
  expect(asked()).toEqual([]);
});

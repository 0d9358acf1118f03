import { type Answers, fakeServer, openPage, Refusal } from '@kavel/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { madeUpSummary, madeUpUnit, madeUpValuation, unitId, valuationId } from '../testing/made-up';
import { summaryAnswers } from '../testing/summary-answers';
import SummaryPage from './summary-page';

jest.mock('@kavel/map', () => ({ __esModule: true, default: () => 'a map' }));

const path = `/portfolio/valuations/${valuationId}`;
const units = [
  madeUpUnit(unitId(1), { huisnummer: 1 }),
  madeUpUnit(unitId(2), { huisnummer: 2, energielabel: null }),
];

const open = (more: Answers = {}) => {
  const calls = fakeServer({
    ...summaryAnswers(units),
    [`GET ${path}`]: () =>
      madeUpValuation(units, {
        operatingCostParams: { cashFlow: { discountRate: 0.075 }, byType: { kantoor: { insurance: 1.5 } } },
      }),
    'POST /portfolio/exports': () => null,
    [`GET /real-estate-data/valuations/${valuationId}/reconciliation`]: () => ({
      comparison: { value: 1_000_000, units: 2 },
      steps: [
        { step: 'no-cash-flow', amount: -212_345, units: 1 },
        { step: 'model', amount: 112_345, units: 1 },
      ],
      cashFlow: { value: 900_000, units: 1 },
    }),
    ...more,
  });
  return openPage({
    page: <SummaryPage />,
    route: '/valuation/:id/*',
    address: `/valuation/${valuationId}/summary`,
  }).then(page => ({ calls, ...page }));
};

test('totals, yields and mixes are shown, and a yield opens its explanation', async () => {
  await open();
  expect(await screen.findByText('€ 1.000.000', { selector: 'dd span' })).toBeVisible();
  expect(screen.getByText('5,6 %', { selector: 'dd span' })).toBeVisible();
  expect(screen.getByText('geen label')).toBeVisible();
  const why = screen.getByRole('dialog', { name: 'Waarom BAR kk op lopende huur?', hidden: true });
  expect(why).toHaveTextContent('BAR kk = jaarhuur / marktwaarde k.k. van dezelfde eenheden');
  expect(why).toHaveTextContent('€ 56.000');
});

test('a yield shows how many units it covers; without a known rent it says so instead of 0 %', async () => {
  await open({
    [`GET ${path}/summaries`]: () =>
      madeUpSummary(units, {
        barKkHi: 0.081,
        nar: null,
        yieldBasis: {
          hi: { units: 1, rent: 40_500, value: 500_000 },
          thi: { units: 2, rent: 60_000, value: 1_000_000 },
          mh: { units: 2, rent: 60_000, value: 1_000_000 },
        },
      }),
  });
  const figure = async (name: string) => (await screen.findByText(name, { selector: 'dt' })).parentElement;
  expect(await figure('BAR kk op lopende huur')).toHaveTextContent(`8,1 %`);
  expect(await figure('BAR kk op lopende huur')).toHaveTextContent(`over 1 van ${units.length} eenheden`);
  expect(await figure('NAR')).toHaveTextContent('geen huur bekend');
  expect(await figure('NAR')).not.toHaveTextContent('%');
});

test('both market values are named by their basis, with a table of the steps between them', async () => {
  await open();
  const table = await screen.findByRole('table', { name: 'Van vergelijking naar kasstroom' });
  expect(within(table).getByRole('row', { name: /^Marktwaarde \(vergelijking, k\.k\.\)/ })).toHaveTextContent(
    '€ 1.000.000',
  );
  expect(within(table).getByRole('row', { name: /^Niet in de kasstroom/ })).toHaveTextContent('−€ 210.000');
  expect(within(table).getByRole('row', { name: /^Marktwaarde \(kasstroom, k\.k\.\)/ })).toHaveTextContent(
    '€ 900.000',
  );
});

test('print starts with the title and the status; the screen does not', async () => {
  await open();
  await screen.findByText('geen label');
  expect(screen.queryByText('Waarderingsrapport')).toBeNull();
  act(() => void window.dispatchEvent(new Event('beforeprint')));
  expect(screen.getByText('Waarderingsrapport')).toBeVisible();
  expect(await screen.findByText(/^Concept · 21 nov 2026 · comparables-1 .*· afgedrukt \d/)).toBeVisible();
  act(() => void window.dispatchEvent(new Event('afterprint')));
  expect(screen.queryByText('Waarderingsrapport')).toBeNull();
});

test('the assumptions list what the valuation overrides', async () => {
  await open();
  expect(await screen.findByText('Disconteringsvoet 7,5 % · Verzekering kantoor € 1,5 / m²')).toBeVisible();
  await waitFor(() => expect(screen.getByText('comparables-1')).toBeVisible());
});

test('the file has the units for a Dutch spreadsheet', async () => {
  const files: Blob[] = [];
  Object.assign(URL, {
    createObjectURL: (file: Blob) => {
      files.push(file);
      return 'blob:units';
    },
    revokeObjectURL() {},
  });
  const names: string[] = [];
  HTMLAnchorElement.prototype.click = function click() {
    names.push(this.download);
  };
  const { user, calls } = await open();
  await user.click(await screen.findByRole('button', { name: 'CSV downloaden' }));
  await waitFor(() =>
    expect(names).toEqual([
      expect.stringMatching(/^waardering - .+ - Concept - 2026-11-21 - comparables-1.*\.csv$/),
    ]),
  );
  expect(calls.find(({ name }) => name === 'POST /portfolio/exports')?.body).toEqual({
    object: 'valuation',
    objectId: valuationId,
    rows: 2,
    fileName: names[0],
  });
  const reader = new FileReader();
  const read = new Promise(done => reader.addEventListener('load', () => done(reader.result)));
  reader.readAsText(files[0] as Blob);
  const lines = String(await read).split('\r\n');
  expect(lines).toEqual(
    expect.arrayContaining(['Status;Concept', 'Peildatum;21 nov 2026', 'Rekenmodel;comparables-1']),
  );
  const [header, first] = lines.slice(lines.indexOf('') + 1);
  expect(header).toContain('Adres;Bucket;Type;m²');
  expect(first).toBe('Anklaarseweg 1;Kantoren;Kantoor;404;C;500000;;;;;450000;555000;28000;30000;0,056');
});

test('an export that cannot be recorded gives no file and shows an error', async () => {
  const made = jest.fn();
  Object.assign(URL, { createObjectURL: made });
  const { user, toasts } = await open({
    'POST /portfolio/exports': () => {
      throw new Refusal('unavailable');
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Excel' }));
  await waitFor(() => expect(toasts.at(-1)?.tone).toBe('error'));
  expect(made).not.toHaveBeenCalled();
});

test('print keeps the map at its screen width and scales it down', async () => {
  Object.defineProperty(HTMLElement.prototype, 'offsetWidth', { configurable: true, value: 1376 });
  await open();
  const frame = await screen.findByText('a map');
  act(() => void window.dispatchEvent(new Event('beforeprint')));
  expect(frame.style).toMatchObject({ width: '1376px', zoom: '0.5' });
  act(() => void window.dispatchEvent(new Event('afterprint')));
  expect(frame.style.width).toBe('');
});

test('print renders every unit', async () => {
  await open();
  await screen.findByText('Uitgangspunten');
  act(() => {
    window.dispatchEvent(new Event('beforeprint'));
  });
  const rows = screen.getAllByRole('row');
  expect(rows.map(row => within(row).queryByRole('link')?.textContent)).toEqual([
    undefined,
    'Anklaarseweg 1',
    'Anklaarseweg 2',
  ]);
});

test('without values it says so and links back', async () => {
  await open({ [`GET ${path}/summaries`]: () => madeUpSummary([], { valuedCount: 0 }) });
  expect(await screen.findByRole('link', { name: 'Naar Valuation' })).toBeVisible();
});

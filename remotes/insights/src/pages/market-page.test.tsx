import type { MarketAnswer, MarketOverview, MarketQuestion } from '@kavel/contracts/market';
import { type Call, fakeServer, openPage, Refusal } from '@kavel/testing';
import { screen, within } from '@testing-library/react';
import { madeUpAnswer, madeUpLine, madeUpOverview } from '../testing/made-up-market';
import MarketPage from './market-page';

jest.mock('@kavel/map', () => ({
  __esModule: true,
  default: ({ label, onSelect }: { label: string; onSelect: (hit: object) => void }) => (
    <button type="button" onClick={() => onSelect({ layer: 'areas', id: 'BU03630001' })}>
      {label}
    </button>
  ),
}));

const names: Record<string, string> = {
  ...{ GM0363: 'Amsterdam', GM0599: 'Rotterdam', BU03630001: 'Dam', PV28: 'Zuid-Holland' },
};

function answerTo({ areas, grain }: MarketQuestion): MarketAnswer {
  return madeUpAnswer({
    grain,
    areas: areas.map(code => ({
      ...{
        code,
        name: names[code] ?? code,
        gemeente: code.startsWith('BU') ? 'Amsterdam' : (names[code] ?? ''),
      },
      level: code.startsWith('BU') ? 'buurt' : 'gemeente',
    })),
    lines: areas.flatMap(area => [
      madeUpLine({ area, figure: 'priceIndex', values: [100, 104.2], n: [30, 31] }),
      madeUpLine({
        area,
        figure: 'pricePerM2',
        values: [6_000, null],
        low: [5_000, null],
        high: [7_000, null],
        n: [30, 4],
      }),
    ]),
    indexBase: '2026-Q1',
    coarser: [{ figure: 'rentIncrease', grain: 'year' }],
  });
}

function open(overview: MarketOverview = madeUpOverview(), address = '/market') {
  const base = '/real-estate-data';
  const calls = fakeServer((call: Call) => {
    if (call.name === `GET ${base}/market`) return overview;
    if (call.name === `POST ${base}/market/figures`) return answerTo(call.body as MarketQuestion);
    if (call.name === `POST ${base}/market/map`)
      return { snapshot: 'one', codes: ['BU03630001'], values: [7_100], n: [40] };
    if (call.name === `POST ${base}/market/rank`)
      return {
        ...{ snapshot: 'one', inside: 1 },
        ranks: [
          {
            ...{ figure: 'bouwjaar', mine: { n: 1, median: 1931 }, percentile: 64 },
            area: { n: 90, median: 1920, low: 1900, high: 1975 },
          },
        ],
      };
    if (call.name === `GET ${base}/districts/buurt/areas`)
      return {
        ...{
          snapshot: 'one',
          level: 'buurt',
          codes: ['BU03630001'],
          names: ['Dam'],
          gemeenten: ['Amsterdam'],
        },
        bounds: [[4.8, 52.3, 4.9, 52.4]],
      };
    if (call.name === `GET ${base}/districts/search`)
      return [
        {
          level: 'gemeente',
          code: 'GM0599',
          name: 'Rotterdam',
          gemeente: 'Rotterdam',
          bounds: [4, 51, 5, 52],
        },
      ];
    if (call.name === 'GET /portfolio/portfolios') return [{ id: portfolioId, name: 'Grachten' }];
    if (call.name === `GET /portfolio/portfolios/${portfolioId}`)
      return { id: portfolioId, name: 'Grachten', units: [{ id: 'u1', objectId: '0363010000000001' }] };
    if (call.name === 'GET /portfolio/saved-searches') return [];
    if (call.name === 'POST /portfolio/saved-searches') return null;
    if (call.name === 'POST /portfolio/exports') return null;
    throw new Refusal('not-found');
  });
  return openPage({
    page: <MarketPage />,
    route: '/market',
    address,
    permissions: ['auth.unrestricted-access-general', 'auth.portfolio-hub'],
  }).then(opened => ({ ...opened, calls }));
}
const portfolioId = '4c1a2f0e-6a55-4f0f-9d2c-0d6d1f0a8b11';

test('areas, period and grain are chosen, kept in the address and asked of the service; the map and the charts follow', async () => {
  const { user, calls, addressBar } = await open();
  const index = await screen.findByRole('region', { name: 'Prijsindex' });
  expect(within(index).getByText('100 = 2026-Q1')).toBeVisible();
  const median = screen.getByRole('region', { name: 'Mediane prijs per m²' });
  expect(within(median).getByText(/minder dan 10 waarnemingen/)).toBeVisible();
  await user.click(within(median).getByRole('button', { name: 'Tabel' }));
  expect(
    within(median).getByRole('row', { name: /2026-Q1 €.6\.000 \(€.5\.000 – €.7\.000\) 30/ }),
  ).toBeVisible();
  expect(within(median).getByRole('row', { name: '2026-Q2 – 4' })).toBeVisible();

  await user.type(screen.getByRole('combobox', { name: 'Gebied toevoegen' }), 'rott');
  await user.click(await screen.findByRole('option', { name: 'Rotterdam (gemeente)' }));
  await user.type(screen.getByRole('combobox', { name: 'Gebied toevoegen' }), 'holl');
  await user.click(await screen.findByRole('option', { name: 'Provincie Zuid-Holland' }));
  await user.click(await screen.findByRole('button', { name: 'Provincie Zuid-Holland weghalen' }));
  await user.click(await screen.findByRole('button', { name: 'Toon de kaart' }));
  await user.click(await screen.findByRole('button', { name: 'Kaart van gebieden' }));
  expect(await screen.findByRole('button', { name: 'Dam, Amsterdam weghalen' })).toBeVisible();
  await user.click(screen.getByRole('radio', { name: 'Maand' }));
  await user.click(screen.getByRole('radio', { name: '2 jaar' }));
  expect(addressBar()).toBe('/market?areas=GM0363%2CGM0599%2CBU03630001&map=pricePerM2&grain=month&years=2');
  await screen.findByRole('button', { name: 'Rotterdam weghalen' });
  expect(calls.findLast(({ name }) => name.endsWith('/market/figures'))?.body).toEqual({
    ...{ areas: ['GM0363', 'GM0599', 'BU03630001'], grain: 'month', from: '2024-07', to: '2026-06' },
  });
  await user.click(screen.getByRole('button', { name: 'Rotterdam weghalen' }));
  expect(addressBar()).toContain('areas=GM0363%2CBU03630001');
});

test('what is missing says what to import or which period has it; all of it is offered as CSV; a portfolio is ranked', async () => {
  const { user, calls, addressBar } = await open();
  const missing = await screen.findByRole('region', { name: 'Nog niet te tonen' });
  expect(within(missing).getByText('npm run data -- import rents <file.csv>')).toBeVisible();
  expect(within(missing).getByText(/^Mediane huur .* Bruto aanvangsrendement$/)).toBeVisible();
  await user.click(within(missing).getByRole('button', { name: 'Toon per jaar' }));
  expect(addressBar()).toBe('/market?grain=year');

  await user.click(await screen.findByRole('button', { name: 'CSV' }));
  expect(calls.find(({ name }) => name === 'POST /portfolio/exports')?.body).toMatchObject({
    ...{ object: 'market', rows: 4, fileName: 'Markt - Amsterdam - 2026-Q2.csv' },
  });

  await user.selectOptions(screen.getByRole('combobox', { name: 'Portefeuille' }), 'Grachten');
  expect(await screen.findByRole('row', { name: 'Bouwjaar 1931 (n 1) 1920 (1900 – 1975) 64' })).toBeVisible();
  expect(addressBar()).toContain(`portfolio=${portfolioId}`);
});

test('a dashboard is saved with all that is shown, and watched for moves of its price index', async () => {
  const { user, calls } = await open(madeUpOverview(), '/market?grain=month');
  await user.click(await screen.findByRole('button', { name: 'Bewaard' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Bewaar dit dashboard…' }));
  await user.type(await screen.findByRole('textbox', { name: 'Naam' }), 'Hoofdstad');
  await user.click(screen.getByRole('checkbox', { name: /in een jaar 5 % of meer/ }));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Drempel van de melding' }), 'vanaf 10 %');
  expect(screen.getByRole('checkbox', { name: /in een jaar 10 % of meer/ })).toBeChecked();
  await user.click(screen.getByRole('button', { name: 'Bewaar' }));
  expect(calls.find(({ name }) => name === 'POST /portfolio/saved-searches')?.body).toEqual({
    ...{ kind: 'market', name: 'Hoofdstad', address: 'areas=GM0363&grain=month&alert=10', watched: true },
    criteria: { areas: ['GM0363'], grain: 'month', atLeast: 10 },
  });
});

test('without sales and series the page says what to import', async () => {
  await open(madeUpOverview({ sales: null, only: null }));
  expect(await screen.findByRole('heading', { name: 'Er zijn nog geen marktgegevens' })).toBeVisible();
  expect(screen.getByText(/import transactions/)).toBeVisible();
});

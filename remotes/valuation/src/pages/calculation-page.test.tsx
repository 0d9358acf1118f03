import type { CashFlow, OperatingCostParams } from '@kavel/contracts';
import type { WhatIfChange } from '@kavel/contracts/valuations';
import { type Answers, fakeServer, openPage, Refusal } from '@kavel/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { madeUpCashFlow, madeUpUnit, madeUpValuation, unitId, valuationId } from '../testing/made-up';
import CalculationPage from './calculation-page';

const path = `/portfolio/valuations/${valuationId}`;
const units = [madeUpUnit(unitId(1))];

/** A service with one valuation that stores its parameters and revision. */
const open = async (cashFlow: () => CashFlow = madeUpCashFlow, more: Answers = {}) => {
  const kept = { revision: 3, params: { cashFlow: {}, byType: {} } as OperatingCostParams };
  const valuation = () =>
    madeUpValuation(units, { revision: kept.revision, operatingCostParams: kept.params });
  const calls = fakeServer({
    [`GET ${path}/scenarios`]: () => [],
    [`GET ${path}/capex`]: () => ({ revision: 0, items: [] }),
    [`GET ${path}/monte-carlo`]: () => null,
    [`GET ${path}`]: valuation,
    [`GET ${path}/address-buckets`]: () => ({
      kantoor: { name: 'Kantoor', reason: null, unitIds: [unitId(1)] },
    }),
    [`GET /real-estate-data/valuations/${valuationId}/dcf`]: cashFlow,
    [`PUT ${path}`]: ({ body }) => {
      const { revision, operatingCostParams } = body as {
        revision: number;
        operatingCostParams: OperatingCostParams;
      };
      if (revision !== kept.revision) throw new Refusal('revision-behind');
      kept.revision += 1;
      kept.params = operatingCostParams;
      return valuation();
    },
    ...more,
  });
  const page = await openPage({
    page: <CalculationPage />,
    route: '/valuation/:id/*',
    address: `/valuation/${valuationId}/calculation`,
  });
  return { calls, kept, ...page };
};

const rate = () => screen.findByLabelText('Eigen waarde: Disconteringsvoet (%)');

test('the years of a scenario add up, and the switch shows the other one', async () => {
  const { user, addressBar } = await open();
  const table = await screen.findByRole('table', { name: 'Kasstroom per jaar in euro' });
  expect(
    within(table)
      .getAllByRole('row')
      .map(row => row.firstChild?.textContent),
  ).toEqual([
    'Jaar',
    'Huur',
    'Onderhoud',
    'Kasstroom',
    'Contante waarde',
    'Eindwaarde na 15 jaar',
    'Eindwaarde, contant',
  ]);
  expect(within(table).getByRole('row', { name: /^Eindwaarde na/ })).toHaveTextContent(/9\.0009\.000$/);
  const chart = screen.getByRole('listbox', { name: 'Kasstroom en contante waarde per jaar' });
  const lastYear = () =>
    within(chart)
      .getByRole('option', { name: /^Jaar 15/ })
      .getAttribute('aria-label');
  expect(lastYear()).toMatch(/Eindwaarde na 15 jaar €.9\.000/);
  await user.click(screen.getByLabelText('Met eindwaarde'));
  expect(lastYear()).not.toMatch(/Eindwaarde/);
  expect(addressBar()).toContain('end=off');
  expect(within(table).getByRole('row', { name: /^Huur/ })).toHaveTextContent('15.000');
  const buildUp = () => screen.getByRole('figure', { name: 'Opbouw van de waarde' });
  expect(buildUp()).toHaveTextContent('€ 14.500');
  await user.click(screen.getByLabelText('Uitponden'));
  expect(buildUp()).toHaveTextContent('€ 15.600');
  expect(addressBar()).toContain('scenario=sell-off');
  await user.selectOptions(screen.getByLabelText('Onderdeel'), 'kantoor');
  expect(screen.getByLabelText('Uitponden')).toBeDisabled();
  expect(buildUp()).toHaveTextContent('€ 14.500');
});

test('one unit of a bucket has its own years, and the page address keeps it', async () => {
  const { user, calls, addressBar } = await open();
  await user.selectOptions(await screen.findByLabelText('Onderdeel'), 'kantoor');
  await user.selectOptions(screen.getByLabelText('Eenheid'), unitId(1));
  await waitFor(() => expect(calls.some(({ query }) => query.get('unitId') === unitId(1))).toBe(true));
  expect(await screen.findByRole('figure', { name: 'Opbouw van de waarde' })).toHaveTextContent('14.500');
  expect(addressBar()).toContain(`unit=${unitId(1)}`);
  await user.selectOptions(screen.getByLabelText('Onderdeel'), '');
  expect(screen.queryByLabelText('Eenheid')).toBeNull();
  expect(addressBar()).not.toContain('unit=');
});

test('an own value is saved with its revision; an emptied one is reset to the default', async () => {
  const { user, kept } = await open();
  await user.type(await rate(), '7,5');
  await user.click(screen.getByRole('button', { name: 'Herbereken' }));
  await waitFor(() => expect(kept.params.cashFlow).toEqual({ discountRate: 0.075 }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Herbereken' })).toBeDisabled());
  await user.clear(await rate());
  await user.click(screen.getByRole('button', { name: 'Herbereken' }));
  await waitFor(() => expect(kept.params.cashFlow).toEqual({}));
});

test('an invalid percentage is reported and not sent', async () => {
  const { user, calls } = await open();
  await user.type(await rate(), 'zes');
  expect(screen.getByText('Vul een percentage in, zoals 6,25.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Herbereken' })).toBeDisabled();
  expect(calls.filter(({ name }) => name.startsWith('PUT'))).toEqual([]);
});

test('a concurrent save: nothing typed is lost, and both changes are kept', async () => {
  const { user, kept } = await open();
  const field = await rate();
  await user.type(field, '8');
  kept.revision = 4;
  kept.params = { cashFlow: { exitYield: 0.07 }, byType: {} };
  await user.click(screen.getByRole('button', { name: 'Herbereken' }));
  await user.click(await screen.findByRole('button', { name: 'Laatste versie ophalen' }));
  await waitFor(() => expect(screen.getByLabelText('Eigen waarde: Exit yield (%)')).toHaveValue('7'));
  expect(field).toHaveValue('8');
  await user.click(screen.getByRole('button', { name: 'Herbereken' }));
  await waitFor(() => expect(kept.params.cashFlow).toEqual({ exitYield: 0.07, discountRate: 0.08 }));
});

test('parameters without a value: no figures are shown, and the parameters can be reset', async () => {
  let params: OperatingCostParams = { cashFlow: { discountRate: 0.01 }, byType: {} };
  const { user } = await open(
    () => {
      if (params.cashFlow.discountRate) throw new Refusal('rate-at-or-below-growth');
      return madeUpCashFlow();
    },
    {
      [`GET ${path}`]: () => madeUpValuation(units, { operatingCostParams: params }),
      [`PUT ${path}`]: ({ body }) => {
        params = (body as { operatingCostParams: OperatingCostParams }).operatingCostParams;
        return madeUpValuation(units, { operatingCostParams: params });
      },
    },
  );
  expect(await screen.findByText(/ligt op of onder de groei/)).toBeVisible();
  expect(await rate()).toHaveValue('1');
  expect(screen.queryByRole('table')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Alles naar standaard' }));
  expect(await screen.findByRole('figure', { name: 'Disconteringsvoet tegen exit yield' })).toBeVisible();
});

test('the current pair of rates is marked, and excluded units are listed with the reason', async () => {
  await open(() => madeUpCashFlow({ excluded: [{ unitId: unitId(1), reason: 'no-rent' }] }));
  const grid = await screen.findByRole('listbox', { name: 'Disconteringsvoet tegen exit yield' });
  expect(
    within(grid).getByRole('option', {
      name: /Disconteringsvoet 6,3.%, Exit yield 5,0.%: €.14\.500 \(huidig\)/,
    }),
  ).toBeInTheDocument();
  expect(screen.getByText('1 eenheid telt niet mee')).toBeVisible();
  expect(screen.getByText('Anklaarseweg 129').closest('li')).toHaveTextContent(
    'geen huur of markthuur bekend',
  );
});

test('rent growth × vacancy and the tornado are asked when chosen; the choice is in the page address', async () => {
  const { user, calls, addressBar } = await open(madeUpCashFlow, {
    [`POST /real-estate-data/valuations/${valuationId}/what-if`]: ({ body }) =>
      (body as { changes: WhatIfChange[] }).changes.map(({ rentGrowth = 0, exitYield = 0 }) => ({
        outcome: 'valued',
        letOn: 14_450 + rentGrowth * 100_000,
        sellOff: null,
        marketValue: 15_600 - exitYield * 100_000,
      })),
  });
  const asked = () => calls.filter(({ name }) => name.endsWith('/what-if')).length;
  await user.click(await screen.findByLabelText('Huurgroei × leegstand'));
  const map = await screen.findByRole('listbox', { name: 'Huurgroei tegen leegstand' });
  expect(within(map).getAllByRole('option')).toHaveLength(25);
  expect(within(map).getByRole('option', { name: /€.14\.500 \(huidig\)/ })).toBeInTheDocument();
  await user.click(screen.getByLabelText('Tornado'));
  const tornado = await screen.findByRole('figure', { name: 'Tornado: wat het meest doet' });
  expect(tornado).toHaveAccessibleDescription(
    /^Exit yield ± 0,5 %-punt doet het meest: van €.16\.100 \(−0,5 %-punt\) tot €.15\.100/,
  );
  expect([asked(), addressBar()]).toEqual([2, expect.stringContaining('sensitivity=tornado')]);
});

test('without values it links to the valuation step', async () => {
  await open(() => {
    throw new Refusal('results-missing');
  });
  expect(await screen.findByRole('link', { name: 'Naar Valuation' })).toBeVisible();
});

test('each dwelling has its points and maximum rent, and opens their arithmetic', async () => {
  const { user, calls } = await open(madeUpCashFlow, {
    [`GET /real-estate-data/valuations/${valuationId}/wws-rents`]: () => ({
      year: 2026,
      source: 'Besluit huurprijzen woonruimte',
      withoutArea: 1,
      dwellings: [
        {
          unitId: unitId(1),
          address: 'Anklaarseweg 1, 7323 AA Apeldoorn',
          parts: [
            { part: 'rooms', points: 100, terms: [{ amount: 100, times: 1 }] },
            {
              part: 'woz',
              points: 24,
              terms: [
                { amount: 250_000, times: 1 / 16_954 },
                { amount: 2_500, times: 1 / 268 },
              ],
            },
            { part: 'heating', points: 0, terms: [{ amount: 0, times: 2 }] },
          ],
          points: 124,
          uncapped: 124,
          maxRent: 805.5,
          contractRent: 900,
          segment: 'low',
          assumed: ['not-inspected'],
        },
      ],
    }),
  });
  const show = await screen.findByRole('button', { name: 'Toon punten per woning' });
  expect(calls.filter(({ name }) => name.endsWith('/wws-rents'))).toEqual([]);
  await user.click(show);
  const table = within(await screen.findByRole('table', { name: 'WWS-punten en maximale huur' }));
  const row = table.getAllByRole('row')[1];
  const cells = within(row as HTMLElement).getAllByRole('cell');
  expect(cells.map(cell => cell.textContent)).toEqual([
    'Anklaarseweg 1, 7323 AA Apeldoorn',
    '124',
    'Gereguleerd',
    '806',
    '900',
    '−95',
  ]);
  expect(screen.getByText('1 woning mist een oppervlakte en krijgt zo geen punten.')).toBeVisible();
  await user.click(table.getByText('Anklaarseweg 1, 7323 AA Apeldoorn'));
  const dialog = within(screen.getByRole('dialog', { name: 'Anklaarseweg 1, 7323 AA Apeldoorn' }));
  expect(dialog.getByText('250.000 / 16.954 + 2.500 / 268')).toBeVisible();
  expect(dialog.getByText(/124 punten: maximaal €\s805,50 per maand/)).toBeVisible();
  expect(dialog.getByText(/zijn niet opgenomen/)).toBeVisible();
});

import type { Answers } from '@kavel/testing';
import { fakeServer, openPage } from '@kavel/testing';
import { screen, within } from '@testing-library/react';
import {
  madeUpReference,
  madeUpResult,
  madeUpSummary,
  madeUpUnit,
  madeUpValuation,
  unitId,
  valuationId,
} from '../testing/made-up';
import ValuationPage from './valuation-page';

jest.mock('@kavel/map', () => ({ __esModule: true, default: () => null }));

const path = `/portfolio/valuations/${valuationId}`;
const unit = unitId(1);
const units = [madeUpUnit(unit)];
const sale = {
  ...madeUpReference('let-1', { address: 'Vlijtseweg 86, 7317 AK Apeldoorn' }),
  objectId: '0200010000000002',
  gebruiksdoelen: ['kantoorfunctie'],
  price: 1_000_000,
  annualRent: 60_000,
  rentDate: '2025-01-01',
  barKk: 0.06,
  distanceInKm: 0.31,
};
const sales = [
  sale,
  { ...sale, id: 'let-2', annualRent: 80_000, barKk: 0.08 },
  { ...sale, id: 'shop', vtwType: 'winkel' },
];

const open = async (evidence: string, more: Answers = {}) => {
  const calls = fakeServer({
    [`GET ${path}`]: () => madeUpValuation(units),
    [`GET ${path}/address-buckets`]: () => ({ kantoor: { name: 'Kantoren', reason: null, unitIds: [unit] } }),
    [`GET ${path}/valuation-results`]: () => [madeUpResult(unit)],
    [`GET ${path}/transaction-references`]: () => ({
      revision: 1,
      settings: {},
      choices: {},
      references: { [unit]: [] },
    }),
    [`GET ${path}/summaries`]: () => madeUpSummary(units),
    ...more,
  });
  const address = `/valuation/${valuationId}/valuation?evidence=${evidence}`;
  const page = await openPage({ page: <ValuationPage />, route: '/valuation/:id/*', address });
  return { calls, ...page };
};

test('sales of let property around the unit: median yield of its type, and of all types on request', async () => {
  const { user, calls } = await open('investments', {
    'GET /real-estate-data/references/investment': () => ({ total: 3, references: sales }),
  });
  const found = () => calls.filter(({ name }) => name.endsWith('/references/investment'));
  expect(await screen.findByText('2 verkopen, mediaan van de BAR kk 7,0 %.')).toBeVisible();
  expect(screen.getByRole('table', { name: 'Verkopen in verhuurde staat' })).toHaveTextContent('60.000');
  await user.click(screen.getByLabelText('Alleen type kantoor'));
  expect(await screen.findByText('3 verkopen, mediaan van de BAR kk 6,0 %.')).toBeVisible();
  const distance = screen.getByLabelText('Binnen (km)');
  await user.clear(distance);
  await user.type(distance, 'ver');
  await user.click(screen.getByRole('button', { name: 'Zoeken' }));
  expect(screen.getByText(/leeg is overal/)).toBeVisible();
  expect(found()).toHaveLength(1);
});

test('an office by its rent becomes the value with its arithmetic as the reason', async () => {
  const { user, calls } = await open('office', {
    'POST /real-estate-data/valuations/office': () => ({
      objectId: '0200010000000001',
      valueDate: '2026-11-21',
      oppervlakte: 404,
      bySales: null,
      byRent: {
        value: 550_000,
        annualRent: 50_000,
        rentFromMarket: false,
        operatingCosts: 8_000,
        netYield: 0.07,
        transferCosts: 0.114,
        barKk: 0.0909,
      },
    }),
  });
  const byRent = within(await screen.findByRole('group', { name: 'Naar huur' }));
  expect(byRent.getByRole('row', { name: /Netto huur/ })).toHaveTextContent('42.000');
  expect(calls.find(({ name }) => name.endsWith('/valuations/office'))?.body).toEqual({
    objectId: '0200010000000001',
    valueDate: '2026-11-21',
    params: {},
    oppervlakte: 404,
    annualRent: 50_000,
  });
  await user.click(byRent.getByRole('button', { name: 'Als waarde overnemen' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Waarde overschrijven' }));
  expect(dialog.getByLabelText('Waarde (€)')).toHaveValue('550000');
  expect(dialog.getByRole('textbox', { name: 'Reden' })).toHaveValue(
    'Naar huur: €\u00a050.000 min lasten €\u00a08.000, netto aanvangsrendement 7,0\u00a0%.',
  );
});

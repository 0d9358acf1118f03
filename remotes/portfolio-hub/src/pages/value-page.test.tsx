import type { PortfolioValueBridge, ValueAt, ValueOverTime } from '@kavel/contracts/portfolios';
import { fakeServer, openPage } from '@kavel/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { portfolioOf } from '../testing/open-hub';
import { unitFixture } from '../testing/unit-fixture';
import ValuePage from './value-page';

const unit = unitFixture(1);
const id = unit.portfolioId;
const valuationId = '7a1b3c5d-0000-4000-8000-00000000aaaa';
const at = (date: string, total: number): ValueAt => ({
  ...{ date, total, units: 2, low68: total - 100_000, high68: total + 100_000 },
  restsOn: [{ valuationId, name: `Per ${date}`, valueDate: date, status: 'approved', units: 2 }],
});
const nothing: ValueOverTime = {
  points: [],
  likeForLike: { units: 0, oppervlakte: 0, perM2: [] },
  gemeenten: [],
  returns: [],
  entered: [],
  open: 1,
};
const threeYears: ValueOverTime = {
  ...nothing,
  points: [at('2023-12-31', 900_000), at('2024-12-31', 1_000_000), at('2025-12-31', 1_100_000)],
  likeForLike: { units: 2, oppervlakte: 200, perM2: [4500, 5000, 5500] },
  returns: [
    {
      ...{ year: 2025, days: 365, daysOfYear: 365, income: 0.041, capital: 0.1, total: 0.141 },
      ...{ held: 2, units: 1, incomeBasis: 'norms' },
    },
  ],
};
const bridge: PortfolioValueBridge = {
  from: at('2024-12-31', 1_000_000),
  to: at('2025-12-31', 1_100_000),
  causes: [
    { cause: 'market', amount: 60_000, units: 2 },
    { cause: 'facts', amount: 40_000, units: 1 },
    { cause: 'rent', amount: 0, units: 0 },
  ],
  largest: [{ objectId: unit.objectId, address: 'Anklaarseweg 1', from: 400_000, to: 480_000 }],
  ...{ valuedAgain: 1, notValuedAgain: 0, rents: { from: 12_000, to: 12_600, units: 1 } },
};

const weighed: PortfolioValueBridge = {
  ...bridge,
  basis: 'weighed',
  weights: [{ valuationId, name: 'Per 2025-12-31', valueDate: '2025-12-31', weight: 0.4 }],
  weighed: { from: { total: 980_000, withCashFlow: 1 }, to: { total: 1_090_000, withCashFlow: 2 } },
  causes: [
    { cause: 'rent', amount: 90_000, units: 1 },
    { cause: 'parameters', amount: 20_000, units: 2 },
  ],
};

const open = (values: ValueOverTime, search = '') => {
  const calls = fakeServer({
    [`GET /portfolio/portfolios/${id}`]: () => ({ ...portfolioOf([unit]), units: [unit] }),
    [`GET /portfolio/portfolios/${id}/value-over-time`]: () => values,
    [`GET /portfolio/portfolios/${id}/value-bridge`]: ({ query }) =>
      query.get('basis') === 'weighed' ? weighed : bridge,
    [`PUT /portfolio/portfolios/${id}/years/2025`]: ({ body }) => body,
  });
  return openPage({ page: <ValuePage />, route: '/:id/value', address: `/${id}/value${search}` }).then(
    () => calls,
  );
};

it('without an approved valuation it says how to get one', async () => {
  await open(nothing);
  expect(await screen.findByText('Nog geen goedgekeurde waardering')).toBeVisible();
  expect(screen.getByText(/Er is 1 waardering die nog niet is goedgekeurd/)).toBeVisible();
});

it('one value date has nothing to compare', async () => {
  await open({ ...nothing, points: [at('2025-12-31', 1_100_000)] });
  expect(await screen.findByText(/Een tweede goedgekeurde waardering is nodig/)).toBeVisible();
});

it('shows what the value became and why, by the dates of the address', async () => {
  const calls = await open(threeYears, '?from=2023-12-31&to=2025-12-31');
  expect(await screen.findByText(/Verschil \+€\s100.000/)).toBeVisible();
  const asked = calls.find(({ name }) => name.endsWith('/value-bridge'));
  expect(asked?.query.toString()).toBe('from=2023-12-31&to=2025-12-31&basis=comparison');
  expect(screen.getByRole('figure', { name: 'Brug van de ene naar de andere waarde' })).toHaveTextContent(
    'Andere gegevens (1 eenheid)+€ 40.000',
  );
  expect(screen.getByRole('row', { name: /Anklaarseweg 1/ })).toHaveTextContent('80.000');
  await userEvent.selectOptions(screen.getByLabelText('Tot peildatum'), '2024-12-31');
  expect(screen.getByLabelText('Van peildatum')).toHaveValue('2023-12-31');
});

it('where the cash flow counts, the weighed value says what rent and parameters did', async () => {
  await open(threeYears, '?basis=weighed');
  const picture = await screen.findByRole('figure', { name: 'Brug van de ene naar de andere waarde' });
  expect(picture).toHaveTextContent('Huur (1 eenheid)+€ 90.000');
  expect(picture).toHaveTextContent('Parameters en gewicht (2 eenheden)+€ 20.000');
  expect(screen.getByText(/kasstroom telt in Per 2025-12-31 voor 40/)).toHaveTextContent(
    '1 van 2 eenheden op de eerste en 2 van 2 op de tweede datum',
  );
  await userEvent.selectOptions(screen.getByLabelText('Waarde'), 'Goedgekeurd (vergelijking)');
  expect(await screen.findByText(/Huur is hier geen stap/)).toBeVisible();
});

it('takes the income of a year and refuses half of it', async () => {
  const calls = await open(threeYears);
  const row = await screen.findByRole('row', { name: /huren en normkosten/ });
  expect(row).toHaveTextContent('+14,1');
  await userEvent.click(within(row).getByRole('button'));
  const dialog = within(screen.getByRole('dialog', { name: 'Inkomsten en kosten van 2025' }));
  await userEvent.type(dialog.getByLabelText(/Ontvangen huur/), '40.000');
  await userEvent.click(dialog.getByRole('button', { name: 'Opslaan' }));
  expect(dialog.getByText(/Vul zowel huur als kosten in/)).toBeVisible();
  await userEvent.type(dialog.getByLabelText(/Exploitatiekosten/), '9.500,50');
  await userEvent.click(dialog.getByRole('button', { name: 'Opslaan' }));
  expect(calls.find(({ name }) => name.startsWith('PUT'))?.body).toEqual({
    ...{ income: 40_000, costs: 9500.5, capex: null, receipts: null },
  });
});

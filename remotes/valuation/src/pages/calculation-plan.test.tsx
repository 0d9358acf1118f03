import {
  type CapexPlan,
  defaultMonteCarlo,
  type MonteCarlo,
  type MonteCarloResult,
  type MonteCarloSettings,
  type WeighedValue,
  type Weighing,
} from '@kavel/contracts/valuations';
import { fakeServer, openPage, Refusal } from '@kavel/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { CapexCard } from '../features/capex';
import { MonteCarloCard } from '../features/monte-carlo';
import { ReconciliationCard } from '../features/reconciliation';
import { madeUpSummary, madeUpUnit, madeUpValuation, unitId, valuationId } from '../testing/made-up';

const units = [madeUpUnit(unitId(1))];
const valuation = madeUpValuation(units);
const path = `/portfolio/valuations/${valuationId}`;
const buckets = { kantoor: { name: 'Kantoor', reason: null, unitIds: [unitId(1)] } };

describe('the investment plan', () => {
  const open = async (plan: CapexPlan, status: 'draft' | 'approved' = 'draft') => {
    let kept = plan;
    fakeServer({
      [`GET ${path}/capex`]: () => kept,
      [`PUT ${path}/capex`]: ({ body }) => {
        const { revision, items } = body as CapexPlan;
        if (revision !== kept.revision) throw new Refusal('revision-behind');
        kept = { revision: revision + 1, items };
        return kept;
      },
    });
    const page = await openPage({
      page: <CapexCard valuation={{ ...valuation, status }} buckets={buckets} leftOut={[unitId(7)]} />,
      route: '*',
      address: '/',
    });
    return { ...page, kept: () => kept };
  };
  const roof = {
    id: unitId(7),
    description: 'Dak',
    kind: 'maintenance',
    year: 3,
    amount: 120_000,
    scope: { of: 'bucket', bucket: 'kantoor' },
    rent: { amount: 2_400, fromYear: 4 },
  } as const;

  test('takes an expense for a bucket with its rent; what is missing is named first', async () => {
    const { user, kept } = await open({ revision: 0, items: [] });
    await user.click(await screen.findByRole('button', { name: 'Investering toevoegen' }));
    await user.click(screen.getByText('Opslaan'));
    expect(screen.getByText('Vul een omschrijving in.')).toBeVisible();
    await user.type(screen.getByLabelText('Omschrijving'), 'Dak');
    await user.type(screen.getByLabelText('Bedrag (€)'), '120.000');
    await user.selectOptions(screen.getByLabelText('Voor'), 'bucket:kantoor');
    await user.selectOptions(screen.getByLabelText('Jaar'), '3');
    await user.click(screen.getByText('Opslaan'));
    expect(await screen.findByRole('row', { name: /^3 ?Dak ?Onderhoud ?Kantoor ?120\.000/ })).toBeVisible();
    expect(kept().items).toMatchObject([{ description: 'Dak', year: 3, amount: 120_000, rent: null }]);
  });

  test('gives back what was removed, and names what the cash flow leaves out', async () => {
    const { user, kept, toasts } = await open({ revision: 1, items: [roof] });
    expect(await screen.findByText(/^Niet in de kasstroom.*: Dak\.$/)).toBeVisible();
    expect(screen.getByRole('row', { name: /2\.400 vanaf jaar 4/ })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Dak verwijderen' }));
    await waitFor(() => expect(kept().items).toEqual([]));
    await waitFor(() => expect(toasts).toHaveLength(1));
    toasts[0]?.action?.onAction();
    await waitFor(() => expect(kept()).toEqual({ revision: 3, items: [roof] }));
  });

  test('of an approved valuation cannot be changed', async () => {
    await open({ revision: 1, items: [roof] }, 'approved');
    await screen.findByText('Dak');
    expect(screen.queryByRole('button')).toBeNull();
  });
});

test('cash flow and comparison are weighed with a reason; both are named with the result', async () => {
  let weighed: WeighedValue = {
    revision: 0,
    weight: 0,
    reason: null,
    value: 1_000_000,
    both: { units: 1, comparison: 1_000_000, cashFlow: 800_000 },
    comparisonOnly: { units: 0, value: 0 },
  };
  fakeServer({
    [`GET /real-estate-data/valuations/${valuationId}/reconciliation`]: () => ({
      comparison: { value: 1_000_000, units: 1 },
      steps: [{ step: 'model', amount: -200_000, units: 1 }],
      cashFlow: { value: 800_000, units: 1 },
      weighed,
    }),
    [`GET ${path}/summaries`]: () => madeUpSummary(units),
    [`PUT ${path}/weighing`]: ({ body }) => {
      const { weight, reason } = body as Weighing;
      weighed = { ...weighed, revision: 1, weight, reason, value: 1_000_000 - 200_000 * weight };
      return { revision: 1, weight, reason };
    },
  });
  const { user } = await openPage({
    page: <ReconciliationCard valuation={valuation} />,
    route: '*',
    address: '/',
  });
  expect(await screen.findByText('Niet gewogen: de waarde uit vergelijking telt')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Weging wijzigen' }));
  const dialog = within(screen.getByRole('dialog'));
  const weight = dialog.getByLabelText('Gewicht van de kasstroom (%)');
  await user.clear(weight);
  await user.type(weight, '50');
  await user.click(dialog.getByText('Opslaan'));
  expect(dialog.getByText('Geef een reden van minstens 10 tekens.')).toBeVisible();
  await user.type(dialog.getByLabelText('Reden'), 'Weinig verkopen van complexen');
  await user.click(dialog.getByText('Opslaan'));
  expect(await screen.findByText(/^Gewogen marktwaarde \(k\.k\.\) €.900\.000$/)).toBeVisible();
  expect(screen.getByText(/50,0\s% kasstroom en 50,0\s% vergelijking/)).toBeVisible();
  expect(screen.getByText('Weinig verkopen van complexen')).toBeVisible();
});

test('a simulation is set up with its seed, shows progress, and then its percentiles and check', async () => {
  let simulation: MonteCarlo | null = null;
  const result: MonteCarloResult = {
    valued: 1_000,
    withoutValue: 0,
    base: 1_000_000,
    mean: 1_000_000,
    quantiles: Array.from({ length: 201 }, (_, at) => 800_000 + at * 2_000),
    edges: [800_000, 1_000_000, 1_200_000],
    counts: [500, 500],
    check: { runs: 200, meanDeviation: 0.0002, largestDeviation: 0.0011 },
  };
  const begun = { done: 40, version: '1', result: null, outdated: false, startedAt: '2026-11-21T09:00:00Z' };
  const calls = fakeServer({
    [`GET ${path}/monte-carlo`]: () => simulation,
    [`GET ${path}/summaries`]: () => madeUpSummary(units),
    [`POST ${path}/monte-carlo`]: ({ body }) => {
      const settings = body as MonteCarloSettings;
      simulation = { ...begun, state: 'running', settings, finishedAt: null };
      return simulation;
    },
  });
  const { user, addressBar } = await openPage({
    page: <MonteCarloCard valuation={valuation} />,
    route: '*',
    address: '/',
  });
  expect(calls).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Toon Monte Carlo' }));
  expect(addressBar()).toContain('monte-carlo=open');
  // The pressed button is gone: Tab goes on from the card and not from the top of the page.
  expect(screen.getByRole('heading', { name: 'Monte Carlo' }).closest('section')).toHaveFocus();
  await user.click(await screen.findByRole('button', { name: 'Simulatie instellen' }));
  await user.clear(screen.getByLabelText('Startgetal (seed)'));
  await user.type(screen.getByLabelText('Startgetal (seed)'), '42');
  await user.click(screen.getByRole('button', { name: 'Start' }));
  expect(await screen.findByRole('button', { name: 'Stop' })).toBeVisible();
  expect(screen.getAllByText('40 van 200 toetsende berekeningen')[0]).toBeVisible();
  const settings = { ...defaultMonteCarlo, seed: 42 };
  simulation = { ...begun, state: 'done', done: 200, settings, result, finishedAt: '2026-11-21T09:00:02Z' };
  expect(await screen.findByText('50e percentiel', undefined, { timeout: 3_000 })).toBeVisible();
  expect(screen.getByText(/^1\.000 trekkingen met startgetal 42.*hooguit 0,11 % verschil\.$/)).toBeVisible();
  expect(
    await screen.findByText(
      /^50,0.% van de trekkingen ligt onder de marktwaarde uit vergelijking, €.1\.000\.000\.$/,
    ),
  ).toBeVisible();
  await user.type(screen.getByLabelText('Kans op een waarde onder (€)'), '900000');
  expect(screen.getByText(/^25,0.% van de trekkingen ligt onder €.900\.000\.$/)).toBeVisible();
});

import type { Reference, ValuationResult } from '@kavel/contracts';
import { noChoices, type UnitChoices } from '@kavel/contracts/valuations';
import { bus } from '@kavel/event-bus';
import { type Answers, type Call, fakeServer, openPage, Refusal } from '@kavel/testing';
import { screen, waitFor, within } from '@testing-library/react';
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
const put = `PUT ${path}/transaction-references`;
const work = `POST /real-estate-data/valuations/${valuationId}/references-and-valuation-result`;
const unit = unitId(1);
const units = [madeUpUnit(unit, { huisnummer: 1 })];
const sales = [
  madeUpReference('sale-a', { address: 'Vlijtseweg 86, 7317 AK Apeldoorn', weight: 0.6 }),
  madeUpReference('sale-b', { address: 'Aruba 4, 7333 AB Apeldoorn', weight: 0.4 }),
];

/** A portfolio service that stores choices, and a model whose value drops by 10.000 for each excluded sale. */
const open = async (more: Answers = {}, stored: UnitChoices = noChoices) => {
  const kept = { revision: 1, choices: stored };
  const answers: Answers = {
    [`GET ${path}`]: () => madeUpValuation(units),
    [`GET ${path}/address-buckets`]: () => ({ kantoor: { name: 'Kantoren', reason: null, unitIds: [unit] } }),
    [`GET ${path}/valuation-results`]: () => [madeUpResult(unit)],
    [`GET ${path}/transaction-references`]: () => ({
      revision: kept.revision,
      settings: {},
      choices: { [unit]: kept.choices },
      references: { [unit]: sales },
    }),
    [`GET ${path}/summaries`]: () => madeUpSummary(units),
    [`GET ${path}/run`]: () => null,
    'GET /portfolio/override-policy': () => ({
      alone: 0.15,
      together: 0.5,
      leastReason: 15,
      changed: null,
    }),
    [put]: ({ body }) => {
      const saved = body as { revision: number; choices: Record<string, UnitChoices> };
      kept.revision += 1;
      kept.choices = saved.choices[unit] ?? noChoices;
      return { ...saved, revision: kept.revision };
    },
    [work]: () => {
      kept.revision += 1;
      const { excluded, override } = kept.choices;
      const model = 601_000 - 10_000 * excluded.length;
      const left = sales.filter(({ id }) => !excluded.some(other => other.id === id));
      return {
        revision: kept.revision,
        references: { [unit]: left },
        valuationResults: [
          madeUpResult(unit, {
            value: override?.value ?? model,
            ...(override
              ? { override: { modelValue: model, reason: override.reason, by: signedBy(unit) } }
              : {}),
          }),
        ],
        unvalued: [],
      };
    },
    ...more,
  };
  const calls = fakeServer(answers);
  const page = await openPage({
    page: <ValuationPage />,
    route: '/valuation/:id/*',
    address: `/valuation/${valuationId}/valuation`,
  });
  await screen.findByText('Wat bepaalt de waarde');
  return { calls, kept, ...page };
};

const signedBy = (userId: string) => ({
  userId,
  name: 'Anna',
  onBehalfOf: null,
  role: { id: 'portfolio-manager', name: null },
  at: '2026-11-22T09:00:00.000Z',
});

const saved = (calls: Call[]) =>
  calls
    .filter(({ name }) => name === put)
    .map(({ body }) => body as { revision: number; choices: Record<string, UnitChoices> });
const idsOf = (references: readonly Reference[] = []) => references.map(({ id }) => id);
const sale = (address: string) => screen.findByRole('checkbox', { name: `${address} laten meetellen` });

beforeEach(() => bus.publish('unit-selected', { objectId: null, portfolioId: null }));
afterEach(() => sessionStorage.clear());

test('an excluded sale stays in the list, the value follows at once, and it can be undone', async () => {
  const { calls, user } = await open();
  await user.click(await sale('Vlijtseweg 86'));
  await waitFor(() => expect(screen.getAllByText('€ 591.000').length).toBeGreaterThan(0));
  expect(await sale('Vlijtseweg 86')).not.toBeChecked();
  expect(screen.getByText('1 weggelaten', { exact: false })).toBeVisible();
  expect(idsOf(saved(calls)[0]?.choices[unit]?.excluded)).toEqual(['sale-a']);
  expect(calls.find(({ name }) => name === work)?.body).toEqual({ unitId: unit });

  await user.click(screen.getByRole('button', { name: 'Ongedaan maken' }));
  await waitFor(() => expect(screen.getAllByText('€ 601.000').length).toBeGreaterThan(0));
  expect(await sale('Vlijtseweg 86')).toBeChecked();
  expect(saved(calls).map(({ revision }) => revision)).toEqual([1, 3]);
  expect(screen.queryByRole('button', { name: 'Ongedaan maken' })).toBeNull();
});

test('without a price index a sale says so, and nowhere that it was indexed by nothing', async () => {
  const old = { transactionDate: '2024-05-04', indexation: 0, indexed: false };
  const { user } = await open({
    [`GET ${path}/transaction-references`]: () => ({
      ...{ revision: 1, settings: {}, choices: {} },
      references: { [unit]: sales.map(one => ({ ...one, ...old })) },
    }),
  });
  const row = (await sale('Vlijtseweg 86')).closest('tr') as HTMLElement;
  expect(within(row).getByRole('cell', { name: 'geen index' })).toBeVisible();
  expect(within(row).queryByRole('cell', { name: /^[+−±]?0,0\s?%$/ })).toBeNull();
  expect(screen.getByText(/tellen mee zonder indexatie: er is geen prijsindex voor dit type/)).toBeVisible();
  await user.click(within(row).getByRole('button', { name: 'Vlijtseweg 86' }));
  expect(await screen.findByText('Niet geïndexeerd: geen index voor dit type')).toBeVisible();
  expect(screen.queryByText(/Geïndexeerd \(|indexatie van/)).toBeNull();
});

test('a sale is excluded and another pinned by keyboard', async () => {
  const { calls, user } = await open();
  const box = await sale('Vlijtseweg 86');
  box.focus();
  await user.keyboard(' ');
  await waitFor(() => expect(saved(calls)).toHaveLength(1));
  screen.getByRole('button', { name: 'Aruba 4 vasthouden' }).focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(saved(calls)).toHaveLength(2));
  expect(saved(calls)[1]?.choices[unit]).toMatchObject({ excluded: [{ id: 'sale-a' }], pinned: ['sale-b'] });
});

test('an override shows its limits before they are reached, needs a reason, and keeps the model value visible', async () => {
  const { calls, user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Waarde overschrijven' }));
  expect(await screen.findByText(/Zelf: van € 510.850 tot € 691.150 \(15,0 %\)/)).toBeInTheDocument();
  await user.type(screen.getByLabelText('Waarde (€)'), '99999999');
  expect(screen.getByText(/meer dan 50,0 % mag in uw organisatie niet/)).toBeInTheDocument();
  await user.clear(screen.getByLabelText('Waarde (€)'));
  await user.type(screen.getByLabelText('Waarde (€)'), '650000');
  await user.type(screen.getByLabelText('Reden'), 'x');
  await user.click(screen.getByText('Opslaan'));
  expect(screen.getByRole('alert')).toHaveTextContent(/Minstens 15 letters of cijfers; nu 1/);
  expect(saved(calls)).toEqual([]);
  await user.type(screen.getByLabelText('Reden'), ' nieuwe gevel in 2026');
  await user.click(screen.getByText('Opslaan'));
  expect(await screen.findByText(/^Modelwaarde € 601.000 \(€ .* betrouwbaarheid 5 van 7\)$/)).toBeVisible();
  expect(screen.getByText('Handmatig € 650.000 door Anna, Portefeuillemanager')).toBeVisible();
  expect(screen.getByText('Reden: x nieuwe gevel in 2026')).toBeVisible();
  expect(screen.getAllByText('€ 650.000').length).toBeGreaterThan(0);
  await user.click(screen.getByRole('button', { name: 'Terug naar het model' }));
  await waitFor(() => expect(screen.queryByText(/^Modelwaarde/)).toBeNull());
  expect(saved(calls).at(-1)?.choices[unit]?.override).toBeNull();
});

describe('a proposed value', () => {
  const proposal = { value: 800_000, reason: 'Nieuwe fundering in 2026', deviation: 0.33, state: 'pending' };
  const proposed = (userId: string, more: Answers = {}) =>
    open({
      [`GET ${path}/valuation-results`]: () => [
        madeUpResult(unit, { proposal: { ...proposal, by: signedBy(userId) } } as Partial<ValuationResult>),
      ],
      ...more,
    });
  const decision = `POST ${path}/real-estate-entities/${unit}/override-decision`;

  test('is shown with its proposer, and confirmed by a colleague', async () => {
    const { calls, user } = await proposed(unit, {
      [decision]: () => ({ revision: 2, valuationResults: [] }),
    });
    expect(
      await screen.findByText(/Anna, Portefeuillemanager stelt een waarde voor die 33,0 %/),
    ).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Bevestigen' }));
    await waitFor(() =>
      expect(calls.find(({ name }) => name === decision)?.body).toEqual({
        decision: 'confirm',
        value: 800_000,
      }),
    );
  });
});

test('an own sale is checked, saved as own, and located at the unit while no address is chosen', async () => {
  const { calls, user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Referentie toevoegen' }));
  await user.click(screen.getByText('Opslaan en waarderen'));
  expect(screen.getByText('Vul een adres in.')).toBeInTheDocument();
  await user.type(screen.getByLabelText('Adres'), 'Eigen weg 1');
  await user.type(screen.getByLabelText('Datum van verkoop'), '2026-10-01');
  await user.type(screen.getByLabelText('Prijs (€)'), '410000');
  await user.type(screen.getByLabelText('Oppervlakte (m²)'), '112');
  await user.click(screen.getByText('Opslaan en waarderen'));
  expect(screen.getByText(/Meer dan 50,0\s% verschil mag in uw organisatie niet/)).toBeVisible();
  expect(saved(calls)).toEqual([]);
  await user.clear(screen.getByLabelText('Prijs (€)'));
  await user.type(screen.getByLabelText('Prijs (€)'), '160000');
  expect(screen.getByText(/€ per m²: €\s1\.429, het model €\s1\.488/)).toBeVisible();
  await user.click(screen.getByText('Opslaan en waarderen'));
  await waitFor(() => expect(saved(calls)).toHaveLength(1));
  const { lon, lat } = units[0]?.addressObjectData ?? {};
  expect(saved(calls)[0]?.choices[unit]?.own).toEqual([
    {
      id: expect.any(String),
      address: 'Eigen weg 1',
      transactionDate: '2026-10-01',
      price: 160_000,
      oppervlakte: 112,
      bouwjaar: null,
      energielabel: null,
      lon,
      lat,
      note: '',
    },
  ]);
});

describe('a concurrent change by a colleague', () => {
  const behind = (theirs: UnitChoices) => (attempt: { count: number }) => (call: Call) => {
    attempt.count += 1;
    const { revision, choices } = call.body as { revision: number; choices: Record<string, UnitChoices> };
    if (attempt.count > 1) return { revision: 8, settings: {}, references: {}, choices };
    throw new Refusal('revision-behind', {
      yours: revision,
      current: 7,
      versions: {
        yours: { settings: {}, choices },
        current: { settings: {}, choices: { [unit]: theirs } },
      },
    });
  };

  test('to another unit: no question, and the save is based on the new revision', async () => {
    const { calls, user } = await open({ [put]: behind(noChoices)({ count: 0 }) });
    await user.click(await sale('Vlijtseweg 86'));
    await waitFor(() => expect(saved(calls).map(({ revision }) => revision)).toEqual([1, 7]));
    expect(screen.queryByText('Een collega was u voor')).toBeNull();
  });

  test('to this unit: both versions are shown, and combining loses nothing', async () => {
    const theirs = { ...noChoices, override: { value: 620_000, reason: 'Gerenoveerd' } };
    const { calls, user } = await open({ [put]: behind(theirs)({ count: 0 }) });
    await user.click(await sale('Vlijtseweg 86'));
    expect(await screen.findByText('Een collega was u voor')).toBeInTheDocument();
    expect(screen.getByText(/€\s620.000: Gerenoveerd/)).toBeInTheDocument();
    expect(screen.getAllByText(/Vlijtseweg 86, 7317 AK/).length).toBeGreaterThan(0);
    await user.click(screen.getByText('Samenvoegen'));
    await waitFor(() => expect(saved(calls)).toHaveLength(2));
    expect(saved(calls)[1]).toMatchObject({
      revision: 7,
      choices: { [unit]: { excluded: [{ id: 'sale-a' }], override: theirs.override } },
    });
  });
});

test('an approved valuation is read-only', async () => {
  await open({ [`GET ${path}`]: () => madeUpValuation(units, { status: 'approved' }) });
  expect(await sale('Vlijtseweg 86')).toBeDisabled();
  for (const name of ['Referentie toevoegen', 'Waarde overschrijven', 'Aruba 4 vasthouden'])
    expect(screen.queryByRole('button', { name })).toBeNull();
});

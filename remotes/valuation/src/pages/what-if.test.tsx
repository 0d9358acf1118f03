import type { SavedScenario, WhatIfChange, WhatIfOutcome } from '@kavel/contracts/valuations';
import { fakeServer, openPage, Refusal } from '@kavel/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { WhatIf } from '../features/what-if';
import { madeUpUnit, madeUpValuation, unitId, valuationId } from '../testing/made-up';

const path = `/portfolio/valuations/${valuationId}/scenarios`;
const units = [madeUpUnit(unitId(1))];

/** 1.000.000 without changes; each half point of discount rate subtracts 50.000; no value below −3 points. */
const outcomeOf = ({ discountRate = 0 }: WhatIfChange): WhatIfOutcome =>
  discountRate < -0.03
    ? { outcome: 'rate-at-or-below-growth' }
    : {
        outcome: 'valued',
        letOn: 900_000,
        sellOff: null,
        marketValue: 1_000_000 - discountRate * 10_000_000,
        net: { letOn: [60_000 - discountRate * 1_000_000, 61_000], sellOff: null },
      };

const open = async (stored: SavedScenario[], status: 'draft' | 'approved' = 'draft') => {
  let kept = stored;
  const saveAs =
    (id: string) =>
    ({ body }: { body: unknown }) => {
      const scenario = { id, ...(body as Omit<SavedScenario, 'id'>) };
      if (kept.some(other => other.id !== id && other.name === scenario.name))
        throw new Refusal('name-taken');
      kept = [...kept.filter(other => other.id !== id), scenario];
      return scenario;
    };
  const calls = fakeServer(call => {
    const [method, address = ''] = call.name.split(' ');
    const id = address.startsWith(`${path}/`) ? address.slice(path.length + 1) : null;
    if (address === path) return kept;
    if (id && method === 'PUT') return saveAs(id)(call);
    if (id && method === 'DELETE') {
      kept = kept.filter(scenario => scenario.id !== id);
      return null;
    }
    const { changes } = call.body as { changes: WhatIfChange[] };
    return changes.map(outcomeOf);
  });
  const page = await openPage({
    page: <WhatIf valuation={madeUpValuation(units, { status })} />,
    route: '*',
    address: '/',
  });
  return { calls, ...page };
};
const rows = async () => {
  const table = await screen.findByRole('table', { name: 'Wat als' });
  return within(table).getAllByRole('row').slice(1);
};
const scenario = (id: number, name: string, discountRate: number): SavedScenario => ({
  id: unitId(id),
  name,
  change: { discountRate },
});

test('scenarios are shown next to the valuation; one without a value shows why', async () => {
  await open([scenario(1, 'Rente omhoog', 0.005), scenario(2, 'Bijna gratis', -0.05)]);
  await waitFor(async () => expect((await rows())[1]).toHaveTextContent('€ 950.000'));
  const [base, up, free] = await rows();
  expect(base).toHaveTextContent(/Deze waardering.*€ 1\.000\.000/);
  expect(up).toHaveTextContent(/Rente omhoog.*Disconteringsvoet \+0,5.%-punt.*€ 950\.000.*−5,0\s%/);
  expect(free).toHaveTextContent(/Bijna gratis.*disconteringsvoet/i);
});

test('a scenario is created and renamed; its name must be unique', async () => {
  const { user } = await open([scenario(1, 'Rente omhoog', 0.005)]);
  await user.click(await screen.findByRole('button', { name: 'Scenario toevoegen' }));
  await user.type(screen.getByLabelText('Naam'), 'Rente omhoog');
  await user.type(screen.getByLabelText('Leegstand (%-punt)'), '150');
  await user.click(screen.getByText('Opslaan'));
  expect(screen.getByText('Een getal van −100 tot 100.')).toBeInTheDocument();
  await user.clear(screen.getByLabelText('Leegstand (%-punt)'));
  await user.type(screen.getByLabelText('Leegstand (%-punt)'), '2,5');
  await user.click(screen.getByText('Opslaan'));
  expect(await screen.findByText(/naam/i, { selector: '[role=alert], [role=alert] *' })).toBeInTheDocument();
  await user.type(screen.getByLabelText('Naam'), ' en leegstand');
  await user.click(screen.getByText('Opslaan'));
  await waitFor(async () =>
    expect((await rows()).at(-1)).toHaveTextContent(/Rente omhoog en leegstand.*Leegstand \+2,5.%-punt/),
  );
});

test('a deleted scenario is gone; an approved valuation offers no change', async () => {
  const { user, calls } = await open([scenario(1, 'Rente omhoog', 0.005), scenario(2, 'Anders', 0.01)]);
  await user.click(await screen.findByRole('button', { name: 'Anders verwijderen' }));
  await waitFor(async () => expect(await rows()).toHaveLength(2));
  expect(calls.some(({ name }) => name === `DELETE ${path}/${unitId(2)}`)).toBe(true);
});

test('an approved valuation offers no change', async () => {
  await open([scenario(1, 'Rente omhoog', 0.005)], 'approved');
  await rows();
  expect(screen.queryByRole('button')).toBeNull();
});

test('chosen scenarios stand side by side with what differs and each year; the page address keeps them', async () => {
  const { user, addressBar } = await open([
    scenario(1, 'Rente omhoog', 0.005),
    scenario(2, 'Bijna gratis', -0.05),
  ]);
  await rows();
  await user.click(screen.getByLabelText('Rente omhoog vergelijken'));
  await user.click(screen.getByLabelText('Bijna gratis vergelijken'));
  const beside = within(await screen.findByRole('table', { name: 'Scenario’s naast elkaar' }));
  const textOf = (name: RegExp) =>
    [...beside.getByRole('row', { name }).children].map(cell => cell.textContent);
  expect(textOf(/^Disconteringsvoet/)).toEqual([
    'Disconteringsvoet',
    '–',
    '+0,5\u00a0%-punt',
    '−5\u00a0%-punt',
  ]);
  expect(textOf(/^Marktwaarde/).slice(1)).toEqual(['€ 1.000.000', '€ 950.000', '–']);
  expect(textOf(/^Jaar 1/)).toEqual(['Jaar 1', '60.000', '55.000', '–']);
  expect(screen.getByRole('figure', { name: 'Kasstroom per jaar in elk scenario' })).toBeVisible();
  expect(decodeURIComponent(addressBar())).toContain(`compare=${unitId(1)},${unitId(2)}`);
});

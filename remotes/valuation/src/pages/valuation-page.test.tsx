import type { ValuationResult } from '@kavel/contracts';
import { bus } from '@kavel/event-bus';
import type { LayerDefinition } from '@kavel/map/layers';
import { act, screen, waitFor, within } from '@testing-library/react';
import { portfolioId, unitId, valuationId } from '../testing/made-up';
import { all, open, path, refusing, started, units } from '../testing/open-valuation';

jest.mock('@kavel/map', () => ({
  __esModule: true,
  default: ({ selectedId, layers }: { selectedId: string; layers: LayerDefinition[] }) => {
    const drawn = layers.flatMap(({ source }) => (source.kind === 'points' ? source.points : []));
    return <output aria-label="map">{`${selectedId} of ${drawn.length}`}</output>;
  },
}));

test('stored values are not computed again', async () => {
  const { calls } = await open(all);
  await screen.findByText('Wat bepaalt de waarde');
  expect(started(calls)).toBe(0);
});

test('a selected unit is in the address and published; selections of others are followed', async () => {
  const { user, addressBar } = await open(all, {}, `?unit=${unitId(1)}`);
  const told: unknown[] = [];
  await screen.findByText('Wat bepaalt de waarde');
  const subscription = bus.subscribe('unit-selected', payload => told.push(payload));
  await user.click(screen.getByRole('button', { name: /Winkels/ }));
  expect(addressBar()).toContain(`unit=${unitId(2)}`);
  expect(told.at(-1)).toEqual({ objectId: units[1]?.objectId, portfolioId });
  subscription.unsubscribe();
  expect(screen.getByRole('heading', { name: 'Anklaarseweg 2' })).toBeVisible();
  const objectId = units[0]?.objectId ?? '';
  act(() => bus.publish('unit-selected', { objectId, portfolioId }));
  expect(await screen.findByRole('heading', { name: 'Anklaarseweg 1' })).toBeVisible();
});

test('table and map are synchronised', async () => {
  const { user } = await open(all, {}, `?unit=${unitId(1)}`);
  expect(await screen.findByLabelText('map')).toHaveTextContent(`${unitId(1)} of 2`);
  await user.click(screen.getByRole('button', { name: 'Vlijtseweg 86' }));
  expect(screen.getByLabelText('map')).toHaveTextContent('stored of 2');
});

test('a chosen reference shows how it was made comparable: indexed, and each adjustment', async () => {
  const { user } = await open(all);
  await user.click(await screen.findByRole('button', { name: 'Vlijtseweg 86', expanded: false }));
  const steps = ['Verkocht voor', 'Geïndexeerd (+1,8 %)', 'Oppervlakte', 'Ligging', 'Zegt over deze eenheid'];
  const figures = steps.map(step => screen.getAllByText(step).find(({ tagName }) => tagName === 'DT'));
  expect(figures.map(name => name?.nextSibling?.textContent?.replace(/\s/g, ' '))).toEqual([
    '€ 612.000',
    '€ 623.016',
    '−5,0 %',
    '+2,0 %',
    '€ 608.000',
  ]);
});

test('all units in one table, each with its value or the reason', async () => {
  const { user, addressBar } = await open([all[0] as ValuationResult], {}, '', refusing(2));
  await user.click(await screen.findByLabelText('Alle eenheden'));
  const table = screen.getByRole('table', { name: 'Alle eenheden' });
  expect(await within(table).findByText('te weinig referenties')).toBeVisible();
  expect(within(table).getByText('601.000')).toBeVisible();
  await user.click(within(table).getByTitle('Anklaarseweg 2'));
  expect(addressBar()).toMatch(new RegExp(`valuation\\?unit=${unitId(2)}$`));
  expect(screen.getByRole('heading', { name: 'Anklaarseweg 2' })).toBeVisible();
});

test('a valuation that does not exist, or has no buckets, says what to do', async () => {
  await open([], { [`GET ${path}/address-buckets`]: () => ({}) });
  expect(await screen.findByRole('link', { name: 'Naar Buckets' })).toHaveAttribute(
    'href',
    `/valuation/${valuationId}/buckets`,
  );
});

test('changes from another tab are refetched', async () => {
  const stored = [...all];
  const { calls } = await open(stored);
  await screen.findByText('Wat bepaalt de waarde');
  const reads = () => calls.filter(({ name }) => name === `GET ${path}/valuation-results`).length;
  const before = reads();
  act(() => bus.publish('valuation-changed', { valuationId }));
  await waitFor(() => expect(reads()).toBe(before + 1));
});

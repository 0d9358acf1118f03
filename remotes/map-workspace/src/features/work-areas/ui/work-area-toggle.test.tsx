/** @jest-environment-options {"url": "https://kavel.test/search"} */
import type { WorkArea } from '@kavel/contracts/work-areas';
import { screen, waitFor } from '@testing-library/react';
import { portfolioId } from '../../../testing/data';
import { type Answer, openWorkspace } from '../../../testing/open-workspace';
import { locating } from '../../../testing/search-setup';
import { workArea as area, within } from '../../../testing/work-area-data';

jest.mock('@kavel/map', () => ({ __esModule: true, ...jest.requireActual('../../../testing/fake-map') }));

const permissions = ['auth.unrestricted-access-general', 'auth.portfolio-hub', 'auth.locator'] as const;
function answer(areas: readonly WorkArea[]) {
  return (call: string, body: unknown): Answer | null => {
    if (call === '/work-areas') return { result: areas };
    if (call !== 'POST /work-areas/filter') return locating(call, body);
    const { id = areas[0]?.id } = body as { id?: string };
    return areas.some(one => one.id === id) ? { result: { within } } : { refusal: 'not-found' };
  };
}
const open = (areas: readonly WorkArea[], address: string) =>
  openWorkspace(address, answer(areas), permissions);
const button = () => screen.findByRole('button', { name: 'Werkgebied' });
const addressCalls = (calls: readonly string[]) => calls.filter(call => call.startsWith('/addresses?'));

beforeEach(() => localStorage.clear());

test('dims what lies outside and leaves it out of the list of units; the link has it', async () => {
  const { user, map, query } = await open([area], `/search?panel=portfolio&portfolio=${portfolioId}`);
  expect(await screen.findByText('2 eenheden')).toBeVisible();
  await user.click(await button());
  expect(query().get('work')).toBe('on');
  await waitFor(() => expect(map.dataset.layers).toContain('outside-work-area'));
  expect(await screen.findByText('0 eenheden')).toBeVisible();
  await user.click(await button());
  await waitFor(() => expect(map.dataset.layers).not.toContain('outside-work-area'));
  expect(screen.getByText('2 eenheden')).toBeVisible();
});

test('a link with it asks for the addresses inside, and never for all of them', async () => {
  const { user, calls } = await open([area], '/search?work=on');
  await waitFor(() => expect(addressCalls(calls)).not.toHaveLength(0));
  expect(addressCalls(calls).every(call => call.includes(`within=${within}`))).toBe(true);
  await user.click(await button());
  await waitFor(() => expect(addressCalls(calls).at(-1)).not.toContain('within'));
});

test('a link can name one work area, which the locator has among its filters', async () => {
  const { user, query } = await open([area], `/search?panel=locator&work=${area.id}`);
  const chip = await screen.findByRole('button', { name: /Elders/ });
  expect(await screen.findByRole('link', { name: /tabel/i })).toHaveAttribute(
    'href',
    expect.stringContaining(`work=${area.id}`),
  );
  await user.click(chip);
  await waitFor(() => expect(query().has('work')).toBe(false));
});

test('is off again where there is no work area', async () => {
  const { user, query, toasts } = await open([], '/search');
  await user.click(await button());
  await waitFor(() => expect(query().has('work')).toBe(false));
  expect(await button()).toHaveAttribute('aria-pressed', 'false');
  expect(toasts.map(({ title }) => title)).toEqual(['Nog geen werkgebieden']);
});

test('a link to one that is gone, or of others, says so and shows the map without a filter', async () => {
  const { query, calls, toasts } = await open([area], `/search?work=${portfolioId}`);
  await waitFor(() => expect(query().has('work')).toBe(false));
  expect(toasts.at(-1)).toMatchObject({
    title: 'Dit werkgebied bestaat niet (meer)',
    description: 'Het filter is uitgezet: u ziet nu alles.',
  });
  await waitFor(() => expect(addressCalls(calls)).not.toHaveLength(0));
});

test('a visitor who may not use work areas is told so', async () => {
  const { query, toasts } = await openWorkspace('/search?work=on', answer([area]));
  await waitFor(() => expect(query().has('work')).toBe(false));
  expect(toasts.at(-1)).toMatchObject({ title: 'U mag geen werkgebieden gebruiken' });
});

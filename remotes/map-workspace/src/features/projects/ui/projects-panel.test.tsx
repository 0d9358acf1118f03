/** @jest-environment-options {"url": "https://kavel.test/search"} */
import { fakeServer, openPage } from '@kavel/testing';
import { screen, waitFor, within } from '@testing-library/react';
import SearchPage from '../../../pages/search-page';
import { addressPage } from '../../../testing/data';
import { fakeProjects, projectId, projectOf } from '../../../testing/fake-projects';

jest.mock('@kavel/map', () => ({ __esModule: true, ...jest.requireActual('../../../testing/fake-map') }));

async function open(
  address = '/search?panel=projects',
  permissions = ['auth.unrestricted-access-general'] as const,
) {
  const projects = fakeProjects([
    projectOf(1),
    projectOf(2, { status: 'planned' }),
    projectOf(3, { status: 'done', closed: '2026-05-01' }),
  ]);
  fakeServer(call =>
    call.name === 'GET /real-estate-data/addresses' ? addressPage(`?${call.query}`) : projects.answer(call),
  );
  const opened = await openPage({ page: <SearchPage />, route: '/search', address, permissions });
  return { ...opened, query: () => new URLSearchParams(opened.addressBar()?.split('?')[1]) };
}

const list = () => screen.findByRole('table', { name: 'Lijst van projecten' });
const detail = () => screen.findByRole('complementary', { name: 'Gekozen project' });
const marker = (number: number) =>
  screen.findByRole('button', { name: `point TAX-${number} Taxatie ${number}` });

beforeEach(() => localStorage.clear());

test('projects are markers on the map and rows beside it; either opens one, and the link has it', async () => {
  const { user, query } = await open();
  expect(await screen.findByText('3 projecten')).toBeVisible();
  expect(screen.getByText(/1 project staat niet op de kaart/)).toBeVisible();
  await user.click(await marker(3));
  expect(query().get('chosen')).toBe(`projects:${projectId(3)}`);
  expect(await within(await detail()).findByDisplayValue('Taxatie 3')).toBeVisible();
  await user.click(within(await list()).getByRole('row', { name: /Taxatie 2/ }));
  expect(await within(await detail()).findByDisplayValue('Taxatie 2')).toBeVisible();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(query().has('chosen')).toBe(false));
});

test('a filter leaves in the same projects on map and list, and the page of projects opens with it', async () => {
  const { user, query } = await open();
  await user.click(await screen.findByRole('button', { name: 'Filters' }));
  await user.selectOptions(await screen.findByLabelText('Status'), 'done');
  await waitFor(() => expect(screen.getByText('1 project')).toBeInTheDocument());
  expect(query().get('selectedStatus')).toBe('done');
  expect(query().get('panel')).toBe('projects');
  expect(screen.queryByRole('button', { name: 'point TAX-1 Taxatie 1' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Bord en lijst openen' })).toHaveAttribute(
    'href',
    '/projects?selectedStatus=done',
  );
});

test('asks before a change that is not saved is left for another marker', async () => {
  const { user, query } = await open(`/search?panel=projects&chosen=projects:${projectId(1)}`);
  const title = await within(await detail()).findByRole('textbox', { name: 'Titel' });
  await user.type(title, ' II');
  await user.click(await marker(3));
  const question = await screen.findByRole('dialog', { name: 'Niet opgeslagen' });
  await user.click(within(question).getByRole('button', { name: 'Blijven' }));
  expect(title).toHaveValue('Taxatie 1 II');
  expect(query().get('chosen')).toBe(`projects:${projectId(1)}`);
  await user.click(await marker(3));
  await user.click(await screen.findByRole('button', { name: 'Weggaan zonder opslaan' }));
  expect(await within(await detail()).findByDisplayValue('Taxatie 3')).toBeVisible();
});

test('the markers go with the panel', async () => {
  const { user } = await open();
  await marker(1);
  await user.click(screen.getByRole('button', { name: 'Lagen' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: /^point TAX/ })).toBeNull());
});

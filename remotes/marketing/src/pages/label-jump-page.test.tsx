import { fakeServer, openPage, Refusal } from '@kavel/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { jump } from '../testing/made-up-estimate';
import LabelJumpPage from './label-jump-page';

const route = '/energielabelsprong-woningwaarde';

async function open(query = '?value=410000&from=C&to=A&year=1988') {
  const calls = fakeServer(({ name }) => {
    if (name === 'POST /real-estate-data/estimate/label-jump') return jump;
    throw new Refusal('not-found');
  });
  const page = <LabelJumpPage />;
  return { ...(await openPage({ page, route, address: `${route}${query}`, permissions: null })), calls };
}

test('the jump of an address is worked out, with its steps, costs and sources', async () => {
  const { calls } = await open();
  expect(await screen.findByText('tussen € 16.810 en € 22.550')).toBeVisible();
  expect(calls[0]?.body).toEqual({ value: 410_000, from: 'C', to: 'A', bouwjaar: 1988, dwelling: 'unknown' });
  const sums = within(screen.getByRole('table', { name: 'Na de kosten van de maatregelen' }));
  expect(sums.getByRole('columnheader', { name: /Laag.*Calcasa 2025/ })).toBeVisible();
  expect(sums.getByRole('row', { name: /Wat er overblijft/ })).toHaveTextContent(
    /−€ 2.190.*€ 3.140.*€ 3.550/,
  );
  expect(screen.getByRole('heading', { name: 'Wat u hier niet uit mag opmaken' })).toBeVisible();
});

test('a lower label keeps a better one to reach, and the address follows', async () => {
  const { user, addressBar } = await open();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Label straks' }), 'B');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Label nu' }), 'B');
  expect(screen.getByRole('combobox', { name: 'Label straks' })).toHaveValue('A');
  await waitFor(() => expect(addressBar()).toBe(`${route}?value=410000&from=B&to=A&year=1988`));
});

test('a wrong year is said at its field and asks nothing', async () => {
  const { user } = await open();
  await user.clear(screen.getByRole('textbox', { name: 'Bouwjaar' }));
  await user.type(screen.getByRole('textbox', { name: 'Bouwjaar' }), '19');
  expect(screen.getByRole('textbox', { name: 'Bouwjaar' })).toHaveAccessibleDescription(/vier cijfers/);
  expect(await screen.findByText(/Vul de woning aan/)).toBeVisible();
});

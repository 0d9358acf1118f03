import type { SigningKeys } from '@kavel/contracts/reports';
import { fakeServer, openPage } from '@kavel/testing';
import { screen, waitFor, within } from '@testing-library/react';
import SigningKeysPage from './signing-keys-page';

const key = (number: number): SigningKeys['keys'][number] => ({
  number,
  publicKey: btoa(`key ${number}`),
  madeAt: '2026-11-28T10:00:00.000Z',
  madeBy: 'Maud Visser',
});
const make = 'POST /reports/signing-keys';

async function open(keys: SigningKeys, wide = true) {
  const calls = fakeServer({
    'GET /reports/signing-keys': () => keys,
    [make]: () => ({ available: true, keys: [key(2), ...keys.keys] }),
  });
  const route = '/management/signing-keys';
  const permissions = ['auth.management'] as const;
  const page = await openPage({
    page: <SigningKeysPage />,
    route,
    address: route,
    permissions: [...permissions],
    wide,
  });
  return { calls, ...page };
}

test('the next key is made after asking, and the one before it only checks', async () => {
  const { user, calls, toasts } = await open({ available: true, keys: [key(1)] });
  await user.click(await screen.findByRole('button', { name: 'Nieuwe sleutel maken' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Nieuwe sleutel maken?' }));
  expect(dialog.getByText(/blijven geldig/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Sleutel maken' }));
  await waitFor(() => expect(toasts.at(-1)?.title).toBe('Sleutel 2 is gemaakt'));
  expect(calls.find(({ name }) => name === make)?.body).toEqual({ after: 1 });
  const rows = screen.getAllByRole('row').slice(1);
  expect(rows.map(row => row.textContent)).toEqual([
    expect.stringContaining('ondertekent'),
    expect.stringContaining('alleen controle'),
  ]);
});

test('on a phone each key has its fingerprint and download without scrolling sideways', async () => {
  await open({ available: true, keys: [key(2), key(1)] }, false);
  const [newest, older] = await screen.findAllByRole('listitem');
  expect(newest).toHaveTextContent('Nummer 2 · ondertekent');
  expect(older).toHaveTextContent('Nummer 1 · alleen controle');
  expect(newest).toHaveTextContent('Vingerafdruk');
  expect(screen.getByRole('button', { name: 'Openbare sleutel 1 downloaden' })).toBeVisible();
});

test('without the setting nothing can be made', async () => {
  await open({ available: false, keys: [] });
  expect(await screen.findByText(/KAVEL_REPORT_SECRET/)).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});

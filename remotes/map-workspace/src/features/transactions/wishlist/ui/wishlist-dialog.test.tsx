import { madeUpTransaction } from '@kavel/contracts/testing';
import type { Wishlist } from '@kavel/contracts/transactions';
import { type Call, fakeServer, openPage, Refusal } from '@kavel/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { WishlistButton } from './wishlist-button';
import { WishlistDialog } from './wishlist-dialog';

const ids = [1, 2].map(n => `5f0c2b9e-8d1a-4c35-9a53-3f1f0a6f9d2${n}`);
const againId = '9f0c2b9e-8d1a-4c35-9a53-3f1f0a6f9d29';
const colleague = { userId: '7a0c2b9e-8d1a-4c35-9a53-3f1f0a6f9d21', name: 'Joris Bakker' };

function wishlistOf(numbers: readonly number[], over: Partial<Wishlist> = {}): Wishlist {
  return {
    owner: { userId: '8b0c2b9e-8d1a-4c35-9a53-3f1f0a6f9d21', name: 'Maud Visser' },
    shared: false,
    items: numbers.map(number => ({
      id: ids[number - 1] ?? '',
      transaction: madeUpTransaction(number),
      gone: false,
      note: number === 1 ? 'Zelfde plattegrond' : '',
      addedAt: '2026-11-20T10:00:00.000Z',
    })),
    colleagues: [{ ...colleague, count: 1 }],
    ...over,
  };
}

function Dialog({ of = null }: { of?: string | null }) {
  const [ownerId, setOwnerId] = useState(of);
  return (
    <WishlistDialog ownerId={ownerId} onOwner={setOwnerId} onSelect={select} onClose={() => undefined} />
  );
}

async function open(own: Wishlist, page = <Dialog />) {
  const theirs = wishlistOf([2], { owner: colleague, shared: true, colleagues: [] });
  const answer = ({ name, query }: Call) => {
    if (name === 'POST /portfolio/wishlist-items') return { id: againId };
    if (name !== 'GET /portfolio/wishlist') return null;
    if (!query.has('ownerId')) return own;
    if (query.get('ownerId') !== colleague.userId) throw new Refusal('not-found');
    return theirs;
  };
  const calls = fakeServer(answer);
  const opened = await openPage({ page, route: '/transactions', address: '/transactions' });
  return { ...opened, changes: () => calls.filter(({ name }) => !name.startsWith('GET')) };
}
const select = jest.fn();

test('items have fields and notes; a note is saved on blur', async () => {
  const { user, changes } = await open(wishlistOf([1, 2]));
  const note = await screen.findByRole('textbox', { name: 'Notitie bij Proefstraat 1' });
  expect(note).toHaveValue('Zelfde plattegrond');
  await user.type(note, '!');
  await user.tab();
  await waitFor(() => expect(changes().at(-1)?.body).toEqual({ note: 'Zelfde plattegrond!' }));
  await user.click(screen.getByRole('button', { name: 'Proefstraat 2' }));
  expect(select).toHaveBeenCalledWith('s-2');
});

test('order, sharing and removing are sent', async () => {
  const { user, changes, toasts } = await open(wishlistOf([1, 2]));
  await user.click(await screen.findByRole('button', { name: 'Proefstraat 2 omhoog' }));
  expect(changes().at(-1)?.body).toEqual({ itemIds: [ids[1], ids[0]] });
  expect(screen.getByRole('button', { name: 'Proefstraat 1 omhoog' })).toBeDisabled();
  await user.click(screen.getByRole('checkbox', { name: 'Delen met de organisatie' }));
  expect(changes().at(-1)?.body).toEqual({ shared: true });
  await user.click(screen.getByRole('button', { name: 'Proefstraat 1 van de lijst halen' }));
  await waitFor(() => expect(toasts.at(-1)).toMatchObject({ title: /Proefstraat 1 is van/ }));
});

test('undoing a removal restores position and note', async () => {
  const { user, changes, toasts } = await open(wishlistOf([1, 2]));
  await user.click(await screen.findByRole('button', { name: 'Proefstraat 2 van de lijst halen' }));
  await waitFor(() => expect(toasts.at(-1)).toMatchObject({ title: /Proefstraat 2 is van/ }));
  toasts.at(-1)?.action?.onAction();
  await waitFor(() => expect(changes().at(-1)?.body).toEqual({ itemIds: [ids[0], againId] }));
  expect(changes().at(-2)?.body).toEqual({ transactionId: 's-2', note: '' });
});

test('transactions are compared in columns', async () => {
  const { user } = await open(wishlistOf([1, 2]));
  await user.click(await screen.findByRole('radio', { name: 'Vergelijken' }));
  const table = screen.getByRole('table');
  const row = within(table).getByRole('rowheader', { name: 'Prijs' }).closest('tr');
  expect(row).toHaveTextContent(/300\.001.*300\.002/);
  expect(within(table).queryByRole('rowheader', { name: 'WALT' })).not.toBeInTheDocument();
});

test('the list is saved as a file with its notes and marks, and the export is recorded', async () => {
  const files: Blob[] = [];
  Object.assign(URL, { createObjectURL: (file: Blob) => String(files.push(file)), revokeObjectURL() {} });
  const own = wishlistOf([1, 2]);
  const [first, second] = own.items;
  if (!first || !second) throw new Error('two items');
  const marked = { ...second, transaction: { ...second.transaction, marks: ['family' as const] } };
  const { user, changes } = await open({ ...own, items: [first, marked] });
  await user.click(await screen.findByRole('button', { name: 'Exporteren' }));
  await waitFor(() => expect(files).toHaveLength(1));
  expect(changes().at(-1)).toMatchObject({
    name: 'POST /portfolio/exports',
    body: { object: 'wishlist', rows: 2, fileName: 'Verlanglijst Maud Visser.csv' },
  });
  const reader = new FileReader();
  const read = new Promise(done => reader.addEventListener('load', () => done(reader.result)));
  reader.readAsText(files[0] as Blob);
  const lines = String(await read)
    .trim()
    .split('\r\n');
  expect(lines[0]).toMatch(/^\uFEFF?Adres;Verblijfsobject;Transactie;.*;Bijzonderheden;Notitie$/);
  expect(lines.slice(1)).toEqual([
    expect.stringMatching(/^Proefstraat 1;.*;300001;.*;fictief;Zelfde plattegrond$/),
    expect.stringMatching(/^Proefstraat 2;.*;300002;.*;"?fictief, binnen de familie"?;$/),
  ]);
});

test('the list of a colleague is read-only', async () => {
  const { user } = await open(wishlistOf([1]));
  await user.selectOptions(await screen.findByLabelText('Lijst van'), 'Joris Bakker (1)');
  expect(await screen.findByRole('button', { name: 'Proefstraat 2' })).toBeInTheDocument();
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
});

test('a link to a list that is not shared says so, and links to the own list', async () => {
  const { user } = await open(wishlistOf([1]), <Dialog of={ids[0] ?? ''} />);
  expect(await screen.findByText('Deze verlanglijst wordt niet met u gedeeld')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Open uw eigen lijst' }));
  expect(await screen.findByRole('button', { name: 'Proefstraat 1' })).toBeVisible();
});

test('a transaction is added by its button, which shows whether it is on the list', async () => {
  const added = await open(wishlistOf([1]), <WishlistButton transaction={madeUpTransaction(2)} />);
  await added.user.click(await screen.findByRole('button', { name: 'Op verlanglijst' }));
  await waitFor(() => expect(added.changes().at(-1)?.body).toEqual({ transactionId: 's-2', note: '' }));
});

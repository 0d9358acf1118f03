import { bus } from '@kavel/event-bus';
import { KavelProvider } from '@kavel/ui/core';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { late, lateDialog } from './late';

const Part = ({ name }: { name: string }) => <p>Part {name}</p>;
const shown = (part: ReactNode) => render(<KavelProvider nonce={undefined}>{part}</KavelProvider>);

test('a part is loaded once, and keeps its place meanwhile', async () => {
  const load = jest.fn(async () => Part);
  const Late = late(load, () => <p>Waiting</p>);
  const { unmount } = shown(<Late name="one" />);
  expect(screen.getByText('Waiting')).toBeVisible();
  expect(await screen.findByText('Part one')).toBeVisible();
  unmount();
  shown(<Late name="two" />);
  expect(screen.getByText('Part two')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(1);
});

test('a part that could not be loaded offers a retry', async () => {
  const load = jest.fn(async () => Part).mockRejectedValueOnce(new Error('no network'));
  const Late = late(load);
  shown(<Late name="one" />);
  expect(await screen.findByRole('alert')).toBeVisible();
  await userEvent.click(screen.getByRole('button'));
  expect(await screen.findByText('Part one')).toBeVisible();
});

test('a dialog that could not be loaded says so once and closes', async () => {
  const toasts: unknown[] = [];
  const subscription = bus.subscribe('toast', toast => toasts.push(toast));
  const onClose = jest.fn();
  const Late = lateDialog<{ onClose: () => void }>(async () => {
    throw new Error('no network');
  });
  shown(<Late onClose={onClose} />);
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  expect(toasts).toHaveLength(1);
  subscription.unsubscribe();
});

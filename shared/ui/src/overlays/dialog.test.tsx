import { Button, KavelProvider } from '@kavel/ui/core';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Dialog } from './dialog';

beforeAll(() => {
  // jsdom has no top layer.
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true;
    },
  });
});

function Page({ openerLeaves }: { openerLeaves: boolean }) {
  const [open, setOpen] = useState(false);
  return (
    <KavelProvider nonce={undefined}>
      <main tabIndex={-1}>
        {open && openerLeaves ? null : <Button onClick={() => setOpen(true)}>Invite</Button>}
      </main>
      <Dialog open={open} onClose={() => setOpen(false)} title="Invite somebody" closeLabel="Close">
        <input type="file" aria-label="Picture" />
        <Button onClick={() => setOpen(false)}>Cancel</Button>
      </Dialog>
    </KavelProvider>
  );
}

async function openAndCancel(openerLeaves: boolean) {
  const user = userEvent.setup();
  render(<Page openerLeaves={openerLeaves} />);
  await user.click(screen.getByRole('button', { name: 'Invite' }));
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
}

test('a cancelled dialog returns the focus to its opener', async () => {
  await openAndCancel(false);
  expect(screen.getByRole('button', { name: 'Invite' })).toHaveFocus();
});

test('when the opener is gone, the focus moves to the content', async () => {
  await openAndCancel(true);
  expect(screen.getByRole('main')).toHaveFocus();
});

// The browser sends `cancel` on Escape and `close` only in a later task.
test('Escape closes it before any later key is handled', async () => {
  const user = userEvent.setup();
  render(<Page openerLeaves={false} />);
  await user.click(screen.getByRole('button', { name: 'Invite' }));
  fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Invite' })).toHaveFocus();
});

test('a file field whose choice is cancelled leaves the dialog open', async () => {
  const user = userEvent.setup();
  render(<Page openerLeaves={false} />);
  await user.click(screen.getByRole('button', { name: 'Invite' }));
  fireEvent(screen.getByLabelText('Picture'), new Event('cancel', { bubbles: true }));
  expect(screen.getByRole('dialog')).toBeInTheDocument();
});

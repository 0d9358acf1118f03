import { KavelProvider } from '@kavel/ui/core';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PanelFrame } from './panel-frame';

const onClose = jest.fn();

async function open() {
  Element.prototype.setPointerCapture = () => undefined;
  render(
    <KavelProvider nonce={undefined}>
      <PanelFrame narrow open={{ key: 'layers', label: 'Lagen', onClose }} covered={false}>
        <p>Zes lagen</p>
      </PanelFrame>
    </KavelProvider>,
  );
  return {
    handle: await screen.findByRole('button', { name: 'Paneel groter' }),
    sheet: screen.getByRole('complementary'),
  };
}

function drag(handle: HTMLElement, from: number, to: number) {
  for (const [type, clientY] of [
    ['pointerdown', from],
    ['pointermove', to],
    ['pointerup', to],
  ] as const)
    fireEvent(handle, new MouseEvent(type, { bubbles: true, clientY }));
  fireEvent.click(handle);
}

test('the sheet opens low, and its handle raises and lowers it', async () => {
  const user = userEvent.setup();
  const { handle, sheet } = await open();
  expect(sheet.style.height).toContain('38%');
  expect(handle).toHaveAttribute('aria-expanded', 'false');
  await user.click(handle);
  expect(sheet.style.height).toContain('88%');
  expect(handle).toHaveAttribute('aria-expanded', 'true');
  await user.keyboard('{Enter}');
  expect(handle).toHaveAttribute('aria-expanded', 'false');
  await user.click(screen.getByRole('button', { name: 'Sluiten' }));
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('the handle is dragged up and down', async () => {
  const { handle, sheet } = await open();
  drag(handle, 500, 300);
  expect(sheet.style.height).toContain('88%');
  drag(handle, 100, 300);
  expect(sheet.style.height).toContain('38%');
});

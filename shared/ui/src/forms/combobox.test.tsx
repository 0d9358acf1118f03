import { KavelProvider } from '@kavel/ui/core';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Combobox, type ComboboxProps } from './combobox';

const all = ['Aalstraat 1', 'Aalstraat 2', 'Aalstraat 10'];

type Given = Partial<Pick<ComboboxProps<string>, 'items' | 'current' | 'enter' | 'remark'>>;

function Search({
  onPick,
  onSubmit,
  ...given
}: Given & { onPick: (item: string) => void; onSubmit?: () => void }) {
  const [text, setText] = useState('');
  return (
    <KavelProvider nonce={undefined}>
      <form
        onSubmit={event => {
          event.preventDefault();
          onSubmit?.();
        }}
      >
        <Combobox
          label="Adres"
          text={text}
          onTextChange={setText}
          items={all}
          itemKey={item => item}
          renderItem={item => item}
          onPick={onPick}
          {...given}
        />
      </form>
    </KavelProvider>
  );
}

test('Enter selects the first suggestion when none is active', async () => {
  const onPick = jest.fn();
  render(<Search onPick={onPick} />);
  await userEvent.type(screen.getByRole('combobox'), 'Aal{Enter}');
  expect(onPick).toHaveBeenCalledWith('Aalstraat 1');
});

test('Enter before the suggestions arrive selects the first one on arrival', async () => {
  const onPick = jest.fn();
  const { rerender } = render(<Search onPick={onPick} items={[]} />);
  await userEvent.type(screen.getByRole('combobox'), 'Aal{Enter}');
  expect(onPick).not.toHaveBeenCalled();
  rerender(<Search onPick={onPick} />);
  expect(onPick).toHaveBeenCalledTimes(1);
});

test('Enter does not select a suggestion of an earlier text: it waits for those of this text', async () => {
  const onPick = jest.fn();
  const { rerender } = render(<Search onPick={onPick} current={false} />);
  await userEvent.type(screen.getByRole('combobox'), 'Aalstraat 10{Enter}');
  expect(onPick).not.toHaveBeenCalled();
  rerender(<Search onPick={onPick} items={['Aalstraat 10']} />);
  expect(onPick.mock.calls).toEqual([['Aalstraat 10']]);
});

test('typing after that Enter cancels it', async () => {
  const onPick = jest.fn();
  const { rerender } = render(<Search onPick={onPick} items={[]} />);
  await userEvent.type(screen.getByRole('combobox'), 'Aal{Enter}s');
  rerender(<Search onPick={onPick} />);
  expect(onPick).not.toHaveBeenCalled();
});

test('with enter="submit", Enter selects an active suggestion and otherwise submits', async () => {
  const [onPick, onSubmit] = [jest.fn(), jest.fn()];
  Element.prototype.scrollIntoView = jest.fn();
  render(<Search enter="submit" onPick={onPick} onSubmit={onSubmit} />);
  await userEvent.type(screen.getByRole('combobox'), 'Aal{Enter}');
  expect(onSubmit).toHaveBeenCalledTimes(1);
  expect(onPick).not.toHaveBeenCalled();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  expect(onPick).toHaveBeenCalledWith('Aalstraat 2');
  expect(onSubmit).toHaveBeenCalledTimes(1);
});

test('a remark is not an option', async () => {
  render(<Search items={[]} remark="Geen adres gevonden" onPick={jest.fn()} />);
  await userEvent.type(screen.getByRole('combobox'), 'Zzz');
  expect(screen.getByRole('status')).toHaveTextContent('Geen adres gevonden');
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
});

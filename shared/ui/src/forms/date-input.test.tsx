import { setLanguage, startI18n } from '@kavel/i18n';
import { KavelProvider } from '@kavel/ui/core';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { DateInput } from './date-input';
import { Field } from './field';

function Form({ start, onChange }: { start: string; onChange: (iso: string) => void }) {
  const [value, setValue] = useState(start);
  return (
    <KavelProvider nonce={undefined}>
      <form>
        <Field label="Peildatum">
          <DateInput
            min="2020-01-01"
            value={value}
            onChange={iso => {
              setValue(iso);
              onChange(iso);
            }}
          />
        </Field>
        <button type="submit">Bewaar</button>
      </form>
    </KavelProvider>
  );
}

beforeEach(() => {
  localStorage.clear();
  startI18n();
});

test('a date is formatted in the chosen language, and follows a change of language', async () => {
  render(<Form start="2026-03-12" onChange={jest.fn()} />);
  expect(screen.getByLabelText('Peildatum')).toHaveValue('12-03-2026');
  await act(() => setLanguage('en'));
  expect(screen.getByLabelText('Peildatum')).toHaveValue('12/03/2026');
});

test('typed text is reported as an ISO date and formatted on blur', async () => {
  const user = userEvent.setup();
  const onChange = jest.fn();
  render(<Form start="" onChange={onChange} />);
  await user.type(screen.getByLabelText('Peildatum'), '1-2-2026');
  expect(onChange).toHaveBeenLastCalledWith('2026-02-01');
  await user.tab();
  expect(screen.getByLabelText('Peildatum')).toHaveValue('01-02-2026');
});

test('an invalid date is kept as typed and reported in the user’s language', async () => {
  const user = userEvent.setup();
  const onChange = jest.fn();
  render(<Form start="2026-02-01" onChange={onChange} />);
  const field = screen.getByLabelText('Peildatum');
  await user.clear(field);
  await user.type(field, '31-2-2026');
  await user.click(screen.getByRole('button', { name: 'Bewaar' }));
  expect(onChange).toHaveBeenLastCalledWith('');
  expect(field).toHaveValue('31-2-2026');
  expect(field).toHaveAccessibleDescription('Vul een datum in als dd-mm-jjjj.');
});

test('a date outside the bounds is rejected', async () => {
  const user = userEvent.setup();
  render(<Form start="2019-12-31" onChange={jest.fn()} />);
  await user.click(screen.getByRole('button', { name: 'Bewaar' }));
  expect(screen.getByLabelText('Peildatum')).toHaveAccessibleDescription('Dit ligt buiten wat mag.');
});

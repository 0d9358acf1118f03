import { startI18n } from '@kavel/i18n';
import { KavelProvider } from '@kavel/ui/core';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Input } from './controls';
import { Field } from './field';

test('native validation errors are shown at the field, in the user’s language, until they are corrected', async () => {
  startI18n();
  const user = userEvent.setup();
  const onSubmit = jest.fn((event: { preventDefault: () => void }) => event.preventDefault());
  render(
    <KavelProvider nonce={undefined}>
      <form onSubmit={onSubmit}>
        <Field label="Naam">
          <Input required />
        </Field>
        <Field label="E-mailadres" hint="Van uw werk">
          <Input type="email" required />
        </Field>
        <button type="submit">Bewaar</button>
      </form>
    </KavelProvider>,
  );
  const [name, email] = [screen.getByLabelText('Naam'), screen.getByLabelText('E-mailadres')];
  await user.type(email, 'maud');
  await user.click(screen.getByRole('button'));
  expect(name).toHaveFocus();
  expect(name).toHaveAccessibleDescription('Vul dit in.');
  expect(email).toHaveAccessibleDescription('Vul een geldig e-mailadres in.');

  await user.type(name, 'Maud');
  expect(name).not.toHaveAccessibleDescription();
  await user.type(email, '@kavel.example');
  expect(email).toHaveAccessibleDescription('Van uw werk');
  await user.click(screen.getByRole('button'));
  expect(onSubmit).toHaveBeenCalledTimes(1);
});

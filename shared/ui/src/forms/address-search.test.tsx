import type { AddressSuggestion } from '@kavel/contracts';
import { startI18n } from '@kavel/i18n';
import { KavelProvider } from '@kavel/ui/core';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AddressSearch, type FoundAddresses } from './address-search';

const suggestion: AddressSuggestion = {
  objectId: '1',
  address: 'Dorpsstraat 1, Ons Dorp',
  vtwType: 'appartement',
  oppervlakte: 96,
  lon: 5.96,
  lat: 52.23,
  fictional: false,
};

const nothing: FoundAddresses = { suggestions: [], current: true, nothingFound: false, error: null };

async function open(found: Partial<FoundAddresses>, onPick = jest.fn(), labelled = false) {
  startI18n();
  render(
    <KavelProvider nonce={undefined}>
      <AddressSearch
        label="Adres"
        labelled={labelled}
        text="dorps"
        onTextChange={jest.fn()}
        found={{ ...nothing, ...found }}
        onPick={onPick}
      />
    </KavelProvider>,
  );
  const user = userEvent.setup();
  await user.click(screen.getByRole('combobox', { name: 'Adres' }));
  return user;
}

test('shows the details of each address and returns the selected one', async () => {
  const onPick = jest.fn();
  const user = await open({ suggestions: [suggestion] }, onPick);
  const option = screen.getByRole('option', { name: /Dorpsstraat 1/ });
  expect(option).toHaveTextContent(/Appartement · 96\sm²$/);
  await user.click(option);
  expect(onPick).toHaveBeenCalledWith(suggestion);
});

test.each([
  ['nothing was found', { nothingFound: true }, /^Geen adres gevonden/],
  ['the search failed', { error: new Error('HTTP error! Status: 503') }, /^Zoeken lukt nu niet/],
])('shows that %s', async (_, found, text) => {
  await open(found);
  expect(screen.getByRole('status')).toHaveTextContent(text);
});

test('shows its label in a form, which leads to the field', async () => {
  const user = await open({ suggestions: [suggestion] }, jest.fn(), true);
  await user.keyboard('{Escape}');
  await user.click(screen.getByText('Adres'));
  expect(screen.getByRole('combobox', { name: 'Adres' })).toHaveFocus();
});

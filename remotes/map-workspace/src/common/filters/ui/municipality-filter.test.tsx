import { KavelProvider } from '@kavel/ui/core';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MunicipalityFilter } from './municipality-filter';

const names = [
  'Ede',
  'Edam-Volendam',
  'Apeldoorn',
  'Deventer',
  'Zutphen',
  'Epe',
  'Heerde',
  'Voorst',
  'Lochem',
];
const municipalities = names.map((naam, at) => ({
  code: `GM000${at}`,
  naam,
  provincie: 'PV25' as const,
  objects: 100 - at,
}));

async function typed(text: string) {
  const onToggle = jest.fn();
  render(
    <KavelProvider nonce={undefined}>
      <MunicipalityFilter
        municipalities={municipalities}
        counts={undefined}
        chosen={['GM0002']}
        onToggle={onToggle}
      />
    </KavelProvider>,
  );
  const field = screen.getByRole('searchbox', { name: 'Zoek een gemeente' });
  await userEvent.type(field, `${text}{Enter}`);
  return { onToggle, field };
}

test('Enter ticks the only municipality that was found, and empties the field', async () => {
  const { onToggle, field } = await typed('dev');
  expect(onToggle.mock.calls).toEqual([['GM0003']]);
  expect(field).toHaveValue('');
});

test('of several, Enter ticks the one that was written out', async () => {
  const { onToggle } = await typed('ede');
  expect(onToggle.mock.calls).toEqual([['GM0000']]);
});

test('Enter leaves what is ticked already, and what could mean several', async () => {
  expect((await typed('apel')).onToggle).not.toHaveBeenCalled();
});

test('Enter waits while several are meant', async () => {
  const { onToggle, field } = await typed('e');
  expect(onToggle).not.toHaveBeenCalled();
  expect(field).toHaveValue('e');
});

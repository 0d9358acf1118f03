import { madeUpTransaction } from '@kavel/contracts/testing';
import { fakeServer, openPage, Refusal } from '@kavel/testing';
import { screen, waitFor } from '@testing-library/react';
import { portfolioOf } from '../../../../testing/data';
import { ReferenceDialog } from './reference-dialog';

const id = '5f0c2b9e-8d1a-4c35-9a53-3f1f0a6f9d21';
const { units } = portfolioOf([38, 41, 45]);
const draft = {
  id,
  name: 'Jaarwaardering',
  portfolioName: 'Noord',
  status: 'draft',
  valueDate: '2026-11-01',
};
const approved = { ...draft, id: `6${id.slice(1)}`, name: 'Vorig jaar', status: 'approved' };
const path = `/portfolio/valuations/${id}`;

async function open(answers: Parameters<typeof fakeServer>[0] = {}) {
  const calls = fakeServer({
    'GET /portfolio/valuations': () => [draft, approved],
    [`GET ${path}`]: () => ({ ...draft, units }),
    [`GET ${path}/transaction-references`]: () => ({ revision: 4, choices: {} }),
    [`PUT ${path}/transaction-references`]: () => ({ revision: 5, choices: {} }),
    ...answers,
  });
  const page = <ReferenceDialog transaction={madeUpTransaction(1)} onClose={() => undefined} />;
  const opened = await openPage({ page, route: '/transactions', address: '/transactions' });
  const valuation = await screen.findByLabelText('Waardering');
  expect(screen.queryByRole('option', { name: /Vorig jaar/ })).not.toBeInTheDocument();
  await opened.user.selectOptions(valuation, 'Jaarwaardering · Noord');
  return { ...opened, calls };
}

test('a unit is found by part of its address, and the sale is added to its own references', async () => {
  const { user, calls, toasts } = await open();
  const unit = await screen.findByRole('combobox', { name: 'Eenheid' });
  expect(screen.getByText('3 eenheden: typ een deel van het adres.')).toBeVisible();
  const use = screen.getByRole('button', { name: 'Referentie toevoegen' });
  await user.type(unit, 'kade');
  expect(screen.getByText('Geen eenheid met dit adres')).toBeVisible();
  await user.clear(unit);
  await user.type(unit, 'leeuw 41');
  expect(use).toBeDisabled();
  await user.click(screen.getByRole('option', { name: 'Laan van de Leeuw 41, 7324 BD Apeldoorn' }));
  expect(unit).toHaveValue('Laan van de Leeuw 41, 7324 BD Apeldoorn');
  await user.click(use);
  await waitFor(() => expect(toasts.at(-1)?.title).toBe('Referentie toegevoegd aan Jaarwaardering'));
  const saved = calls.find(({ name }) => name.startsWith('PUT'))?.body;
  expect(saved).toMatchObject({
    revision: 4,
    choices: { [units[1]?.id ?? '']: { own: [{ address: 'Proefstraat 1', price: 300_001 }] } },
  });
});

test('another text clears the choice', async () => {
  const { user } = await open();
  const unit = await screen.findByRole('combobox', { name: 'Eenheid' });
  await user.type(unit, '45');
  await user.keyboard('{Enter}');
  expect(screen.getByRole('button', { name: 'Referentie toevoegen' })).toBeEnabled();
  await user.type(unit, '{Backspace}');
  expect(screen.getByRole('button', { name: 'Referentie toevoegen' })).toBeDisabled();
});

test('units that cannot be read are reported', async () => {
  await open({
    [`GET ${path}`]: () => {
      throw new Refusal('internal');
    },
  });
  expect(await screen.findByText(/eenheden van deze waardering kunnen nu niet/)).toBeVisible();
});

import { fakeServer, openPage } from '@kavel/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { OwnSalesDialog } from './own-sales-dialog';

const delivery = {
  id: '5f0c2b9e-8d1a-4c35-9a53-3f1f0a6f9d21',
  name: 'oud.csv',
  counts: { accepted: 3, known: 0, rejected: 1 },
  madeBy: 'Maud Visser',
  createdAt: '2026-11-20T10:00:00.000Z',
  undoneAt: null,
};
const preview = {
  counts: { accepted: 1, known: 0, rejected: 1 },
  rows: [
    { line: 2, outcome: 'accepted', address: 'Dorpsstraat 1', problems: [] },
    { line: 3, outcome: 'rejected', address: null, problems: [{ column: 'price', problem: 'not-a-number' }] },
  ],
};

function csvOf(name: string, text: string): File {
  const file = new File([text], name, { type: 'text/csv' });
  // jsdom's File has no `arrayBuffer`.
  file.arrayBuffer = async () => new TextEncoder().encode(text).buffer as ArrayBuffer;
  return file;
}

async function open() {
  const calls = fakeServer(({ name }) => {
    if (name === 'GET /real-estate-data/own-sale-deliveries') return [delivery];
    if (name === 'POST /real-estate-data/own-sale-deliveries/preview') return preview;
    if (name === 'POST /real-estate-data/own-sale-deliveries') return { ...delivery, rows: preview.rows };
    return name.endsWith('/undo') ? { ...delivery, undoneAt: '2026-11-21T10:00:00.000Z' } : undefined;
  });
  const onUndone = jest.fn();
  const page = <OwnSalesDialog onUndone={onUndone} onClose={() => undefined} />;
  const opened = await openPage({ page, route: '/transactions', address: '/transactions' });
  return { ...opened, calls, onUndone };
}

test('a file is previewed with its rejected rows, then imported as previewed', async () => {
  const { user, calls, toasts } = await open();
  const lines = ['Adres;Datum;Huurprijs', 'Dorpsstraat 1;12-03-2026;1.250', 'Dorpsstraat 2;12-03-2026;?'];
  const file = csvOf('huren.csv', lines.join('\n'));
  await user.upload(await screen.findByLabelText('Bestand kiezen', { selector: 'input' }), file);
  await user.selectOptions(await screen.findByLabelText('Regels zonder koop of huur zijn'), 'huur');
  await user.click(screen.getByRole('button', { name: 'Voorbeeld tonen' }));
  expect(await screen.findByText('Prijs is geen getal')).toBeInTheDocument();
  const read = within(screen.getByRole('region', { name: 'Zo worden ze gelezen' }));
  expect(read.getAllByRole('row').at(-1)).toHaveTextContent(/^Dorpsstraat 112 mrt 2026€\s15\.000 per jaar–$/);

  await user.selectOptions(screen.getByLabelText('Huren gelden per'), 'jaar');
  expect(screen.queryByText('Prijs is geen getal')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Voorbeeld tonen' }));
  await user.click(await screen.findByRole('button', { name: 'Importeren' }));
  await waitFor(() => expect(toasts.at(-1)).toMatchObject({ title: 'huren.csv is geïmporteerd' }));
  expect(calls.find(({ name }) => name === 'POST /real-estate-data/own-sale-deliveries')?.body).toEqual({
    name: 'huren.csv',
    propertyType: 'huur',
    rentPer: 'year',
    rows: [
      { line: 2, cells: { address: 'Dorpsstraat 1', date: '12-03-2026', price: '1.250' } },
      { line: 3, cells: { address: 'Dorpsstraat 2', date: '12-03-2026', price: '?' } },
    ],
  });
});

test('letter and addition of a house number are both sent', async () => {
  const { user, calls } = await open();
  const heading = 'Postcode;Huisnummer;Huisletter;Toevoeging;Datum;Koopsom';
  const file = csvOf('letters.csv', `${heading}\n1234AB;12;A;2;12-03-2026;300.000`);
  await user.upload(await screen.findByLabelText('Bestand kiezen', { selector: 'input' }), file);
  await user.click(await screen.findByRole('button', { name: 'Voorbeeld tonen' }));
  await screen.findByText('Prijs is geen getal');
  const sent = calls.find(({ name }) => name.endsWith('/preview'))?.body;
  const cells = { postcode: '1234AB', huisnummer: '12', huisletter: 'A', toevoeging: '2' };
  expect(sent).toMatchObject({ rows: [{ line: 2, cells }] });
});

test('required columns stay open, recognised ones are named, and the others are below "more columns"', async () => {
  const { user } = await open();
  const file = csvOf(
    'lijst.csv',
    'Adres;Datum;Jaarhuur;GBO (m²);Kleur\nDorpsstraat 1;12-03-2026;15.000;80;rood',
  );
  await user.upload(await screen.findByLabelText('Bestand kiezen', { selector: 'input' }), file);
  const chosen = (label: string) =>
    within(screen.getByLabelText(label)).getByRole<HTMLOptionElement>('option', { selected: true });
  expect(await screen.findByLabelText('Datum')).toBeVisible();
  expect(chosen('Adres').text).toBe('Adres');
  expect(chosen('Regels zonder koop of huur zijn').value).toBe('huur');
  expect(chosen('Huren gelden per').value).toBe('year');
  const recognised = within(screen.getByRole('region', { name: 'Ook herkend' }));
  expect(recognised.getByText('Oppervlakte (m²)').nextSibling).toHaveTextContent('GBO (m²)');
  expect(screen.getByText('Niet gebruikt: Kleur')).toBeVisible();
  expect(screen.getByLabelText('Postcode')).not.toBeVisible();

  await user.click(screen.getByText('Meer kolommen'));
  expect(screen.getByLabelText('Postcode')).toBeVisible();
  await user.selectOptions(screen.getByLabelText('Oppervlakte (m²)'), 'Niet gebruiken');
  expect(screen.queryByRole('region', { name: 'Ook herkend' })).not.toBeInTheDocument();
  expect(screen.getByText('Niet gebruikt: GBO (m²), Kleur')).toBeVisible();
});

test('says which columns are missing, and that a file has too many rows', async () => {
  const { user } = await open();
  const file = csvOf('fout.csv', 'Adres;Kleur\nDorpsstraat 1;rood');
  await user.upload(await screen.findByLabelText('Bestand kiezen', { selector: 'input' }), file);
  expect(await screen.findByText(/Kies de kolommen met het adres/)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Voorbeeld tonen' })).toBeDisabled();

  const rows = Array.from({ length: 5_001 }, (_, at) => `Dorpsstraat ${at};12-03-2026;300.000`);
  const huge = csvOf('groot.csv', ['Adres;Datum;Koopsom', ...rows].join('\n'));
  await user.upload(screen.getByLabelText('Bestand kiezen', { selector: 'input' }), huge);
  const told = 'Een import heeft ten hoogste 5.000 regels; dit bestand heeft er 5.001.';
  expect(await screen.findByText(told)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Voorbeeld tonen' })).toBeDisabled();
});

test('an earlier delivery is undone', async () => {
  const { user, calls, toasts, onUndone } = await open();
  await user.click(await screen.findByRole('button', { name: 'Import oud.csv terugdraaien' }));
  await waitFor(() => expect(toasts.at(-1)).toMatchObject({ title: 'oud.csv is teruggedraaid' }));
  expect(calls.some(({ name }) => name.endsWith('/undo'))).toBe(true);
  await waitFor(() => expect(onUndone).toHaveBeenCalledTimes(1));
});

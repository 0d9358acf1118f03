import type { PermissionKey } from '@kavel/contracts';
import { Refusal } from '@kavel/testing';
import { screen, within } from '@testing-library/react';
import { objectId } from '../testing/example-object';
import { openPassport, score } from '../testing/open-passport';
import PassportPage from './passport-page';

jest.mock('@kavel/map', () => ({
  __esModule: true,
  default: ({ label }: { label: string }) => <div role="application" aria-label={label} />,
}));

const open = (...[changes, address, permissions]: [Record<string, unknown>?, string?, PermissionKey[]?]) =>
  openPassport(<PassportPage />, changes, address, permissions);

test('the score is one figure next to the mean of its buurt', async () => {
  await open();
  expect(await screen.findByText('51')).toBeVisible();
  expect(screen.getByText('44')).toBeVisible();
  expect(screen.getByText('7 punten boven het gemiddelde van de buurt.')).toBeVisible();
  expect(screen.getByText(/80,0\s?% van het gewicht is gemeten/)).toBeVisible();
});

test('each part shows its measurement, scale, weight, contribution and source', async () => {
  await open();
  const parts = within(await screen.findByRole('table', { name: 'Waaruit de score bestaat' }));
  const energy = parts.getByRole('row', { name: /^Energie/ });
  for (const text of ['250 kWh/m²', '400 kWh/m²', '50 kWh/m²', '32,1', 'EP-online, NTA 8800', '1 mei 2024'])
    expect(energy).toHaveTextContent(text);
  expect(energy).toHaveTextContent(/75,0\s?%was 60,0\s?%/);
});

test('an unmeasured part says so, and that the others carry its weight', async () => {
  await open();
  const liquidity = await screen.findByRole('row', { name: /Verhandelbaarheid/ });
  expect(liquidity).toHaveTextContent('niet gemeten');
  expect(liquidity).toHaveTextContent(/Het gewicht van 20,0\s?% is over de andere delen verdeeld/);
});

test('a part by rank shows its value, the ranks of its scale and the year of the figure', async () => {
  await open();
  const green = await screen.findByRole('row', { name: /Groen/ });
  for (const text of ['600 m', 'rang 100 van 100', 'rang 0 van 100', 'stand 2023'])
    expect(green).toHaveTextContent(text);
});

test('with too little measured there is no total, but the parts are shown', async () => {
  await open({
    [`/property-score/scores/${objectId}`]: { ...score, score: null, band: null, completeness: 0.4 },
  });
  expect(await screen.findByText('Geen totaal')).toBeVisible();
  expect(screen.getByText(/40,0\s?% van het gewicht gemeten; onder 60 % is er geen totaal/)).toBeVisible();
  expect(screen.getByRole('row', { name: /Energie.*250/ })).toBeVisible();
});

test('the metrics are listed below the score with weight, scale and source', async () => {
  await open();
  const table = within(await screen.findByRole('table', { name: 'Hoe elk adres wordt gemeten' }));
  expect(table.getByRole('row', { name: /Energie.*60.*400.kWh.*50.kWh.*NTA 8800/ })).toBeInTheDocument();
  expect(table.getByRole('row', { name: /Ruimte.*40.*30.*160.*BAG/ })).toBeInTheDocument();
});

test.each([
  [`/property-score/scores/${objectId}`, 'De score laadt nu niet', 'Failed to fetch property score'],
  ['/property-score/metrics', 'De maatstaven laden nu niet', 'Failed to fetch property score metrics'],
])('with the service away the specified text is shown, and the rest stays: %s', async (call, title, text) => {
  await open({ [call]: new Refusal('unavailable') });
  expect(await screen.findByText(title)).toBeVisible();
  expect(screen.getByText(new RegExp(`Melding: ${text}\\.`))).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Anklaarseweg 129' })).toBeVisible();
});

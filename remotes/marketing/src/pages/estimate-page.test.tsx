import type { PermissionKey } from '@kavel/contracts';
import { fakeServer, openPage, Refusal } from '@kavel/testing';
import { screen, within } from '@testing-library/react';
import { explained, jump, objectId } from '../testing/made-up-estimate';
import EstimatePage from './estimate-page';

jest.mock('@kavel/map', () => ({
  __esModule: true,
  default: ({ label }: { label: string }) => <section aria-label={label} />,
}));

const costs = { price: 410_000, lines: [], total: 12_540, vrijOpNaam: 422_540 };

async function open(
  permissions: PermissionKey[] | null,
  address = `/estimate?address=${objectId}`,
  valued = true,
) {
  const calls = fakeServer(({ name }) => {
    const call = name.replace('/real-estate-data', '');
    if (call === `GET /addresses/${objectId}/estimate/explained`) {
      if (!valued) throw new Refusal('unprocessable');
      return explained;
    }
    if (call === 'POST /estimate/label-jump') return jump;
    if (call === 'POST /estimate/purchase-costs') return costs;
    if (call === 'POST /estimate/records')
      return { id: '4c1a2f0e-6a55-4f0f-9d2c-0d6d1f0a8b11', madeAt: '2026-11-01T10:00:00Z' };
    if (call === 'POST /portfolio/saved-searches') return { id: '4c1a2f0e-6a55-4f0f-9d2c-0d6d1f0a8b11' };
    throw new Refusal('not-found');
  });
  const page = <EstimatePage />;
  return { ...(await openPage({ page, route: '/estimate', address, permissions })), calls };
}

const region = (name: string) => within(screen.getByRole('region', { name }));

test('a visitor sees the value with both ranges, what drives it, its sales and what follows from it', async () => {
  const { user, calls } = await open(null);
  expect(await screen.findByText('€ 412.000')).toBeVisible();
  expect(screen.getByText('€ 381.000 tot € 446.000 bij 68 % zekerheid')).toBeVisible();
  expect(screen.getByText('€ 350.000 tot € 482.000 bij 95 % zekerheid')).toBeVisible();
  expect(screen.getByText(/Lees het niet als marktwaarde/)).toBeVisible();

  const drivers = region('Wat de waarde bepaalt');
  expect(drivers.getByText(/kostte € 400.000/)).toBeVisible();
  expect(drivers.getByText('+€ 20.000')).toBeVisible();
  expect(drivers.getByText('−€ 8.000')).toBeVisible();

  const [, first] = screen.getAllByRole('row');
  expect(first).toHaveTextContent(/Veldweg, Apeldoorn.*mrt 2026.*€ 405.000.*60,0/);
  await user.click(screen.getByRole('button', { name: 'Toon op de kaart' }));
  expect(await screen.findByRole('region', { name: /Kaart van de verkopen/ })).toBeVisible();

  expect(await region('Met een beter label').findByText('€ 22.000')).toBeVisible();
  expect(await region('Kosten bij aankoop').findByText('€ 12.540')).toBeVisible();
  expect(region('Houd dit in de gaten').getByRole('link')).toHaveAttribute('href', '/login');
  expect(calls.map(({ name }) => name)).not.toContain('POST /real-estate-data/estimate/records');
});

test('a user watches the address; the estimate is kept for the organisation', async () => {
  const { user, calls } = await open(['auth.unrestricted-access-general']);
  expect(await screen.findByText(/Vastgelegd voor uw organisatie/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Houd in de gaten' }));
  expect(await screen.findByText(/Bewaard als ‘Zoals Anklaarseweg 129’/)).toBeVisible();
  const kept = calls.find(({ name }) => name === 'POST /portfolio/saved-searches');
  expect(kept?.body).toMatchObject({ kind: 'transactions', watched: true });
});

test('an address without a value shows the reason, not a number', async () => {
  await open(null, undefined, false);
  expect(await screen.findByText(/geven wij geen getal/)).toBeVisible();
});

test('without an address the page says what it tells', async () => {
  await open(null, '/estimate?address=12');
  expect(await screen.findByRole('heading', { name: 'De waarde, met marge' })).toBeVisible();
  expect(await screen.findByRole('heading', { name: 'Waar de gegevens vandaan komen' })).toBeVisible();
});

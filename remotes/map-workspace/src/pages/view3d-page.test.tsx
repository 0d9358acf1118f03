/** @jest-environment-options {"url": "https://kavel.test/3d"} */
import { fakeServer, openPage } from '@kavel/testing';
import { screen } from '@testing-library/react';
import { status } from '../testing/data';
import View3dPage from './view3d-page';

jest.mock('@kavel/map', () => ({ __esModule: true, ...jest.requireActual('../testing/fake-map') }));

const pandId = '0200100000130301';

async function open(address: string) {
  fakeServer(({ name }) => {
    if (name.endsWith('/catalogue/status')) return status;
    const addresses = [1, 2].map(number => ({
      objectId: `020001000013030${number}`,
      address: `Dorpsstraat ${number}, Kavelstede`,
    }));
    return { pandId, bouwjaar: 1931, lon: 5.2, lat: 52.5, addressCount: 2, addresses };
  });
  return openPage({ page: <View3dPage />, route: '/3d', address, permissions: null });
}

test('without WebGL a sentence says so, beside the flat map', async () => {
  await open('/3d');
  expect(await screen.findByText(/kan geen 3D tekenen/)).toBeVisible();
  expect(await screen.findByRole('region', { name: 'Kaart' })).toBeVisible();
  expect(screen.queryByLabelText('Datum')).not.toBeInTheDocument();
});

test('a link to a building shows its addresses', async () => {
  await open(`/3d?pand=${pandId}`);
  expect(await screen.findByText(/Gebouwd in 1931 · 2 adressen/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Dorpsstraat 2, Kavelstede' })).toBeVisible();
});

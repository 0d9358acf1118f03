/** @jest-environment-options {"url": "https://kavel.test/cesium-screenshot"} */
import { fakeServer, openPage } from '@kavel/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { status } from '../testing/data';
import CesiumScreenshotPage from './cesium-screenshot-page';

const permissions = ['auth.unrestricted-access-general'] as const;

async function open(words: string) {
  fakeServer(() => status);
  const address = `/cesium-screenshot?${words}`;
  await openPage({ page: <CesiumScreenshotPage />, route: '/cesium-screenshot', address, permissions });
  return document.querySelector('[data-ready]');
}

test('a size that cannot be, and a browser without WebGL, are said to readers and to machines', async () => {
  const page = await open('lon=4.36&lat=52.01&z=17&size=5000x100');
  expect(await screen.findByText(/elke kant is 64 tot 4.096 pixels/)).toBeVisible();
  expect(page).toHaveAttribute('data-ready', 'error');
  expect(page).toHaveAttribute('data-problem', 'size');
  expect(screen.getByRole('button', { name: 'Download PNG' })).toBeDisabled();

  await screen.findByRole('option', { name: 'Eigen formaat', selected: true });
  const { selectOptions } = userEvent.setup();
  await selectOptions(screen.getByLabelText('Formaat'), '1280x720');
  expect(await screen.findByText(/kan geen 3D tekenen/)).toBeVisible();
  expect(page).toHaveAttribute('data-problem', 'noWebgl');
});

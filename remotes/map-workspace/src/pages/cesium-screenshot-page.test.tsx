/** @jest-environment-options {"url": "https://kavel.test/cesium-screenshot"} */
import { fakeServer, openPage } from '@kavel/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { PictureOptions } from '../features/screenshot/model/make-picture';
import { status } from '../testing/data';
import CesiumScreenshotPage from './cesium-screenshot-page';

let mockDraws = false;
const mockPicture = jest.fn();
jest.mock('../features/view3d/model/webgl', () => ({
  ...jest.requireActual('../features/view3d/model/webgl'),
  hasWebgl: () => mockDraws,
}));
jest.mock('../features/screenshot/model/make-picture', () => ({
  makePicture: async (options: object) => mockPicture(options),
}));

const permissions = ['auth.unrestricted-access-general'] as const;

afterEach(() => jest.useRealTimers());

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

test('a picture is lettered with its scale, the time of its light, when it was made, and its sources', async () => {
  mockDraws = true;
  Object.assign(URL, { createObjectURL: () => 'blob:picture', revokeObjectURL() {} });
  mockPicture.mockResolvedValue({ png: new Blob(), trouble: null, note: null });
  jest.useFakeTimers({ now: new Date(2026, 10, 28, 12), doNotFake: ['setTimeout', 'setInterval'] });
  const time = `${new Date(2026, 5, 21, 13, 40).toISOString().slice(0, 16)}Z`;
  const page = await open(`lon=4.36&lat=52.01&z=17&pitch=60&bearing=0&size=640x360&time=${time}`);
  await waitFor(() => expect(page).toHaveAttribute('data-ready', 'true'));
  const [[{ wordsOf, view, size }]] = mockPicture.mock.calls as [[PictureOptions]];
  expect({ view, size }).toMatchObject({ view: { lat: 52.01, zoom: 17 }, size: { width: 640, height: 360 } });
  const words = wordsOf([{ name: '3DBAG', fictional: false }]);
  expect(words.scale(50)).toMatch(/^50\sm \(in het midden, dwars\)$/);
  expect(words.north).toBe('N');
  expect(words.lines).toEqual([
    'Licht van 21 jun 2026 13:40 · Gemaakt met Kavel op 28 nov 2026',
    'Bronnen: BAG, CBS · 3DBAG',
  ]);
  // Of a fictional town nothing is from a register.
  expect(wordsOf([{ name: 'Kavelstede', fictional: true }]).lines[1]).toBe('Bronnen: Kavelstede (fictief)');
});

import { openPage } from '@kavel/testing';
import { screen } from '@testing-library/react';
import { Settings3d } from './settings-3d';

test('a browser without WebGL is told in the settings why the map is flat', async () => {
  await openPage({
    page: <Settings3d mode3d buildings3d onChange={jest.fn()} />,
    route: '/search',
    address: '/search',
    permissions: null,
  });
  expect(await screen.findByText(/kan geen 3D tekenen/)).toBeVisible();
  const mode = screen.getByRole('checkbox', { name: '3D-modus' });
  expect(mode).toBeDisabled();
  expect(mode).not.toBeChecked();
  expect(screen.queryByRole('checkbox', { name: 'Gebouwen in 3D' })).not.toBeInTheDocument();
});

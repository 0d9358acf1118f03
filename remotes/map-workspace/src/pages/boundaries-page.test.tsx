/** @jest-environment-options {"url": "https://kavel.test/boundries"} */
import type { Delivered, NewWorkArea, WorkArea } from '@kavel/contracts/work-areas';
import { type Call, fakeServer, openPage, Refusal } from '@kavel/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { status } from '../testing/data';
import { areas as districts } from '../testing/district-data';
import BoundariesPage from './boundaries-page';

jest.mock('@kavel/map', () => ({ __esModule: true, ...jest.requireActual('../testing/fake-map') }));

const outline: WorkArea['outline'] = {
  type: 'MultiPolygon',
  coordinates: [
    [
      [
        [5.9, 52.2],
        [6, 52.2],
        [6, 52.3],
        [5.9, 52.2],
      ],
    ],
  ],
};
const areaOf = (name: string, fields: Partial<WorkArea> = {}): WorkArea => ({
  id: `7c1a2f0e-6a55-4f0f-9d2c-${String(name.length).padStart(12, '0')}`,
  name,
  outline,
  source: 'drawn',
  codes: [],
  deliveryId: null,
  revision: 1,
  updatedAt: '2026-11-23T10:00:00Z',
  ...fields,
});

async function open(start: readonly WorkArea[] = []) {
  let areas = [...start];
  const deliveries: object[] = [];
  const answer = ({ name, body }: Call): unknown => {
    if (name.endsWith('/catalogue/status')) return status;
    if (name.endsWith('/districts/buurt/areas')) return districts;
    if (/\/areas\/BU\d+\/outline$/.test(name)) return outline;
    if (name === 'GET /portfolio/work-areas') return areas;
    if (name === 'GET /portfolio/work-area-deliveries') return deliveries;
    if (name === 'POST /portfolio/work-areas') {
      const { codes = [], ...rest } = body as NewWorkArea;
      const made = areaOf(rest.name, { ...rest, codes });
      areas = [...areas, made];
      return made;
    }
    if (name === 'POST /portfolio/work-area-deliveries') {
      const { name: file, areas: delivered } = body as { name: string; areas: Delivered[] };
      const rejected = delivered.flatMap(({ problem, name: area }, at) =>
        problem ? [{ number: at + 1, name: area, problem }] : [],
      );
      const accepted = delivered.length - rejected.length;
      const id = areaOf('x').id;
      const made = {
        id,
        name: file,
        state: 'partial',
        accepted,
        rejected,
        madeBy: 'Maud',
        createdAt: '2026-11-23T10:00:00Z',
      };
      deliveries.unshift(made);
      return made;
    }
    const deleted = areas.find(({ id }) => name === `DELETE /portfolio/work-areas/${id}`);
    if (!deleted) throw new Refusal('not-found');
    areas = areas.filter(area => area !== deleted);
    return null;
  };
  const calls = fakeServer(answer);
  const permissions = ['auth.unrestricted-access-general'] as const;
  const opened = await openPage({
    page: <BoundariesPage />,
    route: '/boundries',
    address: '/boundries',
    permissions,
  });
  return { ...opened, calls, sent: (name: string) => calls.filter(call => call.name === name).at(-1)?.body };
}

test('without areas the map shows everything there is', async () => {
  await open();
  const map = await screen.findByRole('region', { name: 'Kaart van werkgebieden' });
  expect(map).toHaveAttribute('data-view', JSON.stringify({ kind: 'everything' }));
});

test('an area is drawn corner by corner, without a pointer too, and stored by its name', async () => {
  const { user, sent } = await open();
  expect(await screen.findByText('Nog geen werkgebieden')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Tekenen' }));
  for (const corner of ['click at 5.9 52.2', 'click at 6 52.2', 'click at 6 52.3'])
    await user.click(await screen.findByRole('button', { name: corner }));
  await user.click(screen.getByRole('button', { name: 'come to rest' }));
  await user.click(screen.getByRole('button', { name: 'Hoek in het midden' }));
  expect(screen.getByText('4 hoeken')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Laatste hoek weghalen' }));
  expect(screen.getByRole('button', { name: 'Opslaan' })).toBeDisabled();
  await user.type(screen.getByRole('textbox', { name: 'Naam' }), 'Noord{Enter}');
  expect(await screen.findByRole('button', { name: /^Noord Getekend/ })).toBeVisible();
  expect(sent('POST /portfolio/work-areas')).toEqual({ name: 'Noord', outline, source: 'drawn' });
});

test('areas are chosen by name and stored with their codes', async () => {
  const { user, sent } = await open();
  await user.click(await screen.findByRole('button', { name: 'Kiezen' }));
  await user.selectOptions(await screen.findByLabelText('Soort gebied'), 'buurt');
  const [name = '', code = ''] = [districts.names[0], districts.codes[0]];
  await user.type(screen.getByRole('combobox', { name: 'Zoek een gebied' }), name);
  await user.click(within(await screen.findByRole('listbox')).getAllByRole('option')[0] as HTMLElement);
  expect(await screen.findByRole('button', { name: `${name} weghalen` })).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Naam' })).toHaveValue(name);
  await user.click(screen.getByRole('button', { name: 'Opslaan' }));
  await waitFor(() =>
    expect(sent('POST /portfolio/work-areas')).toEqual({ name, outline, source: 'chosen', codes: [code] }),
  );
});

test('a file is shown before it is stored, and its delivery says what was refused', async () => {
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Importeren' }));
  const geometry = { type: 'Polygon', coordinates: outline.coordinates[0] };
  const features = [
    { type: 'Feature', properties: { naam: 'Noord' }, geometry },
    { type: 'Feature', properties: { naam: 'Punt' }, geometry: { type: 'Point', coordinates: [5, 52] } },
  ];
  const text = JSON.stringify({ type: 'FeatureCollection', features });
  const file = new File([text], 'gebieden.geojson', { type: 'application/geo+json' });
  Object.assign(file, { text: async () => text });
  await user.upload(screen.getByLabelText('Bestand kiezen', { selector: 'input' }), file);
  const preview = within(await screen.findByRole('region', { name: 'gebieden.geojson' }));
  expect(preview.getByText('gebieden.geojson: 1 van 2 gebieden bruikbaar')).toBeVisible();
  expect(preview.getByText('2. Punt — geen vlak')).toBeVisible();
  await user.click(preview.getByRole('button', { name: 'Werkgebieden opslaan' }));
  const list = within(await screen.findByRole('list', { name: 'Leveringen' }));
  expect(await list.findByText('Deels opgeslagen')).toBeVisible();
  expect(list.getByText('2. Punt — geen vlak')).toBeVisible();
});

test('a deleted area can be taken back', async () => {
  const { user, toasts } = await open([areaOf('Noord'), areaOf('Zuidoost')]);
  await user.click(await screen.findByRole('button', { name: 'Noord verwijderen' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Noord verwijderen' })).toBeNull());
  expect(toasts.at(-1)).toMatchObject({ title: 'Noord is verwijderd', action: { label: 'Ongedaan maken' } });
});

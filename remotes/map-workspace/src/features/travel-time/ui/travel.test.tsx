/** @jest-environment-options {"url": "https://kavel.test/search"} */
import type { IsochroneQuestion, Isochrones } from '@kavel/contracts/travel-time';
import { fireEvent, within as inside, screen, waitFor } from '@testing-library/react';
import { type Answer, openWorkspace } from '../../../testing/open-workspace';
import { within } from '../../../testing/work-area-data';

jest.mock('@kavel/map', () => ({ __esModule: true, ...jest.requireActual('../../../testing/fake-map') }));

const permissions = ['auth.unrestricted-access-general', 'auth.portfolio-hub'] as const;
const geometry = {
  type: 'MultiPolygon' as const,
  coordinates: [
    [
      [
        [5.8, 52.1],
        [6.1, 52.1],
        [6.1, 52.4],
        [5.8, 52.1],
      ] as [number, number][],
    ],
  ],
};
const sources = {
  engine: 'embedded',
  roads: [{ name: 'kavelstede.osm.pbf', fictional: true, importedAt: '2026-11-20T08:00:00Z' }],
  timetable: {
    sources: [{ name: 'kavelbus.gtfs.zip', fictional: true }],
    first: '2026-11-01',
    last: '2027-01-01',
  },
};
const counts = {
  ...{ inhabitants: 1_234, dwellings: 567, objects: 600, sales: 12 },
  poi: [{ kind: 'school', count: 3 }],
};

function isochrones({ origins, combination }: IsochroneQuestion): Isochrones {
  return {
    engine: 'embedded',
    areas: origins.flatMap(({ minutes }, origin) =>
      minutes.map(one => ({ origin, minutes: one, km2: one / 10, geometry })),
    ),
    combined: combination ? { km2: 0.5, geometry } : null,
  };
}

const questions: IsochroneQuestion[] = [];
/** Made by a test that looks at the page while the answer about walking is awaited. */
let walking: Promise<void> | undefined;
function answer(call: string, body: unknown): Answer | null {
  if (call === '/travel-time') return { result: sources };
  if (call === 'POST /travel-time/inside') return { result: counts };
  if (call === 'POST /outlines') return { result: { within } };
  if (call.startsWith('/saved-searches')) return { result: [] };
  if (call.endsWith('/real-estate-entities')) return { result: [] };
  if (call !== 'POST /travel-time/isochrones') return null;
  const question = body as IsochroneQuestion;
  questions.push(question);
  const isochronesOf = async () => {
    if (question.origins[0]?.mode === 'walk') await walking;
    return isochrones(question);
  };
  return { result: isochronesOf() };
}
const open = (address: string) => openWorkspace(address, answer, permissions);
// Whole pages are slow to draw in jsdom where the machine is busy.
jest.setTimeout(20_000);
const panel = () => screen.findByRole('complementary', { name: 'Reistijd' });

beforeEach(() => {
  localStorage.clear();
  questions.length = 0;
  walking = undefined;
});

test('a place of the map is an origin; its area is drawn, counted and filtered by', async () => {
  const { map, query, calls } = await open('/search');
  expect(calls.some(call => call.includes('travel-time'))).toBe(false);
  fireEvent.click(screen.getByLabelText('Reistijd'));
  const travel = inside(await panel());
  fireEvent.click(travel.getByText('Klik op de kaart'));
  fireEvent.click(screen.getByText('click at 5.9 52.2'));
  expect(query().getAll('origin')).toEqual(['5.90000_52.20000_bike_from_15']);
  expect(await travel.findByLabelText(/A · 15 min fiets/)).toBeChecked();
  await waitFor(() => expect(map.dataset.layers).toContain('travel-areas travel-origins'));
  expect(travel.getByText('1,50 km²')).toBeVisible();
  expect(await travel.findByText('1.234')).toBeVisible();
  expect(travel.getByText('School')).toBeVisible();
  expect(travel.getByText(/kavelstede.osm.pbf \(fictief, geïmporteerd op 20 nov 2026\)/)).toBeVisible();

  fireEvent.click(travel.getByLabelText('Filter op dit gebied'));
  expect(query().get('work')).toBe('travel');
  await waitFor(() => expect(calls.some(call => call.includes(`within=${within}`))).toBe(true));

  fireEvent.click(travel.getByLabelText('Reistijd uitzetten'));
  await waitFor(() => expect(map.dataset.layers).not.toContain('travel-areas'));
  expect(query().has('origin')).toBe(true);
});

test('a link asks what it says: origins, times, public transport, what they have together, goals', async () => {
  const { map } = await open(
    '/search?travel=on&origin=5.9_52.2_transit_to_30-10&origin=6_52.3_walk_from_20&together=intersection&transit=2026-12-01_0745_30_10_2_best&reach=0-10&goal=5.95_52.25',
  );
  const travel = inside(await panel());
  expect(await travel.findByLabelText(/A · 10 min openbaar vervoer/)).toBeChecked();
  expect(travel.getByLabelText(/Bereikbaar vanuit alle/)).not.toBeChecked();
  expect(questions.at(-1)).toEqual({
    origins: [
      { lon: 5.9, lat: 52.2, mode: 'transit', direction: 'to', minutes: [30, 10] },
      { lon: 6, lat: 52.3, mode: 'walk', direction: 'from', minutes: [20] },
    ],
    combination: 'intersection',
    transit: {
      ...{ date: '2026-12-01', time: '07:45', windowMinutes: 30, walkMinutes: 10, rides: 2 },
      statistic: 'best',
    },
  });
  expect(map.dataset.layers).toContain('travel-origins travel-goals');
  const [minutes] = travel.getAllByLabelText('Minuten');
  if (!minutes) throw new Error('no field of minutes');
  fireEvent.change(minutes, { target: { value: '3' } });
  expect(await travel.findByText(/Geef 5 tot 60 minuten/)).toBeVisible();
  fireEvent.change(minutes, { target: { value: '45' } });
  fireEvent.blur(minutes);
  await waitFor(() => expect(questions.at(-1)?.origins[0]?.minutes).toEqual([45]));
});

test('an area of before is not named or counted as the one that is awaited', async () => {
  let arrive = () => {};
  walking = new Promise(resolve => {
    arrive = resolve;
  });
  const { map } = await open('/search?travel=on&origin=5.9_52.2_bike_from_15');
  const travel = inside(await panel());
  expect(await travel.findByText('1.234')).toBeVisible();
  fireEvent.change(travel.getByLabelText('Vervoer'), { target: { value: 'walk' } });
  expect(await travel.findByLabelText('Reistijden worden berekend')).toBeVisible();
  expect(travel.queryByLabelText(/15 min lopen/)).toBeNull();
  expect(travel.queryByText('1.234')).toBeNull();
  expect(map.dataset.layers).toContain('travel-areas');
  arrive();
  expect(await travel.findByLabelText(/A · 15 min lopen/)).toBeChecked();
  expect(await travel.findByText('1.234')).toBeVisible();
});

test('ten origins at once are refused with the limit, and nothing is asked', async () => {
  const origins = Array.from({ length: 10 }, (_, at) => `origin=5.9${at}_52.2_walk_from_15`).join('&');
  await open(`/search?travel=on&${origins}`);
  const travel = inside(await panel());
  expect(await travel.findByText(/Dit zijn 10 vertrekpunten. Hoogstens 8 .* verwijder er 2/)).toBeVisible();
  expect(questions).toEqual([]);
});

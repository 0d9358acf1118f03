import { openPage } from '@kavel/testing';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { useState } from 'react';
import type { MapTools, Spot } from '../../engine/map-tools';
import type { Measurement } from '../model/measurement';
import { MeasureOverlay } from './measure-overlay';
import { MeasurePanel } from './measure-panel';
import { useMeasuring } from './use-measuring';

/** Metres east and north of a place in Delft; on WGS 84 a degree has 68,663 m and 111,268 m there. */
const spotAt = (east: number, north: number, height: number): Spot => ({
  lon: 4.36 + east / 68_663,
  lat: 52.01 + north / 111_268,
  height,
});

/** A picture without a map: what lies in its middle, and ten pixels a metre. */
function pictureOf(middle: Spot): MapTools {
  const container = document.createElement('div');
  document.body.append(container);
  return {
    container,
    spotAt: () => middle,
    project: ({ lon, lat, height }) => ({
      x: Math.round((lon - 4.36) * 686_630),
      y: Math.round((52.01 - lat) * 1_112_680 - height * 10),
    }),
    onFrame: () => () => {},
  } as Partial<MapTools> as MapTools;
}

let click: (spot: Spot) => boolean;
function Tool({ tools }: { tools: MapTools }) {
  const [measurement, setMeasurement] = useState<Measurement | null>({ kind: 'height', spots: [] });
  const measuring = useMeasuring(measurement, tools, setMeasurement);
  click = measuring.take;
  if (!measurement) return <p>not measuring</p>;
  return (
    <>
      <MeasureOverlay measurement={measurement} tools={tools} />
      <MeasurePanel
        measurement={measurement}
        ready
        onChange={setMeasurement}
        onMiddle={measuring.takeMiddle}
        onStop={() => setMeasurement(null)}
      />
    </>
  );
}

async function open(middle = spotAt(0, 0, 4.5)) {
  const tools = pictureOf(middle);
  const page = <Tool tools={tools} />;
  const { user } = await openPage({ page, route: '/3d', address: '/3d', permissions: null });
  const panel = within(await screen.findByRole('region', { name: 'Meten' }));
  const press = (key: string, held = {}) => fireEvent.keyDown(tools.container, { key, ...held });
  return {
    user,
    panel,
    press,
    result: () => panel.getByRole('status').textContent,
    clicks: (...spots: Spot[]) => {
      for (const spot of spots) act(() => void click(spot));
    },
    kind: (name: string) => user.click(panel.getByText(name, { exact: true })),
  };
}

test('a click is a height above the ground, a second one the difference, and each can be taken back', async () => {
  const { result, clicks, panel, user } = await open();
  expect(result()).toBe('Nog niets gemeten.');
  expect(panel.getByText(/Klik een punt: de hoogte boven de grond/)).toBeVisible();
  expect(panel.getByRole('button', { name: 'Laatste punt terug' })).toBeDisabled();
  clicks(spotAt(0, 0, 9.3));
  expect(result()).toBe('Hoogte: 9,3 m · 1 punt');
  clicks(spotAt(5, 0, 3.1));
  expect(result()).toBe('Hoogte: 6,2 m · 2 punten');
  await user.click(panel.getByRole('button', { name: 'Laatste punt terug' }));
  expect(result()).toBe('Hoogte: 9,3 m · 1 punt');
});

test('a length goes over all its points, in metres, beside its line', async () => {
  const { result, clicks, kind, panel } = await open();
  await kind('Lengte');
  expect(panel.getByText(/Klik punten van een lijn/)).toBeVisible();
  clicks(spotAt(0, 0, 0));
  expect(result()).toBe('Nog niets gemeten. · 1 punt');
  // 3-4-5, then 12 m up.
  clicks(spotAt(3, 4, 0), spotAt(3, 4, 12));
  expect(result()).toBe('Lengte: 17,0 m · 3 punten');
  const label = document.querySelector('svg text');
  expect(label).toHaveTextContent('17,0 m');
  // Ten pixels a metre: 3 m east; 4 m north and 12 m up.
  expect(document.querySelector('polyline.line')).toHaveAttribute('points', '0,0 30,-40 30,-160');
});

test('an area is that of the face, in square metres; another kind starts again', async () => {
  const { result, clicks, kind, panel, user } = await open();
  await kind('Oppervlakte');
  // A roof of 10 m by 5 m that rises 3 m over 4 m.
  clicks(spotAt(0, 0, 3), spotAt(10, 0, 3), spotAt(10, 4, 6));
  expect(result()).toBe('Oppervlakte: 25,0 m² · 3 punten');
  clicks(spotAt(0, 4, 6));
  expect(result()).toBe('Oppervlakte: 50,0 m² · 4 punten');
  expect(document.querySelectorAll('polygon.area')).toHaveLength(1);
  await user.click(panel.getByRole('button', { name: 'Wis' }));
  expect(result()).toBe('Nog niets gemeten.');
  clicks(spotAt(0, 0, 3));
  await kind('Hoogte');
  expect(result()).toBe('Nog niets gemeten.');
});

test('without a mouse the middle is taken; keys take back and stop', async () => {
  const { result, press, panel, user } = await open();
  press('Enter');
  expect(result()).toBe('Hoogte: 4,5 m · 1 punt');
  press('Backspace');
  expect(result()).toBe('Nog niets gemeten.');
  await user.click(panel.getByRole('button', { name: 'Punt in het midden' }));
  expect(result()).toBe('Hoogte: 4,5 m · 1 punt');
  press('z', { ctrlKey: true });
  expect(result()).toBe('Nog niets gemeten.');
  press('z');
  press('Escape');
  expect(screen.getByText('not measuring')).toBeVisible();
  // A click is a choice of a building again.
  expect(click(spotAt(0, 0, 1))).toBe(false);
});

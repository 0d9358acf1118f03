/** @jest-environment-options {"url": "https://kavel.test/3d"} */
import { fakeServer, openPage } from '@kavel/testing';
import { act } from '@testing-library/react';
import { status } from '../../../testing/data';
import { useMeasuring } from '../measure';
import { useShown } from './use-shown';

let shown: ReturnType<typeof useShown>;
let measuring: ReturnType<typeof useMeasuring>;
function Shown() {
  shown = useShown();
  measuring = useMeasuring(shown.measurement, null, shown.measure);
  return null;
}

test('two clicks in one frame are two points, and the picture that comes to rest in it keeps them', async () => {
  fakeServer(() => status);
  const { addressBar } = await openPage({
    page: <Shown />,
    route: '/3d',
    address: '/3d?measure=length',
    permissions: null,
  });
  act(() => {
    measuring.take({ lon: 4.36, lat: 52.01, height: 3 });
    measuring.take({ lon: 4.37, lat: 52.02, height: 4 });
    shown.look({ lon: 4.36, lat: 52.01, zoom: 17, pitch: 60, bearing: 0 });
  });
  expect(shown.measurement?.spots.map(({ height }) => height)).toEqual([3, 4]);
  expect(shown.view).toMatchObject({ lon: 4.36, zoom: 17 });
  expect(new URLSearchParams(addressBar()?.split('?')[1]).get('measure')).toBe(
    'length~4.3600000,52.0100000,3.00~4.3700000,52.0200000,4.00',
  );
});

import { putCamera } from '../../../common/camera-address';
import { fromAbove, readTilt } from './tilt';

const place = { lon: 4.36, lat: 52.01, zoom: 16.5 };

test('the address keeps tilt and turn, which the flat map leaves as they are', () => {
  const query = new URLSearchParams();
  putCamera(query, { ...place, pitch: 54.6, bearing: -20.2 });
  expect(readTilt(query)).toEqual({ pitch: 55, bearing: -20 });
  putCamera(query, place);
  expect(readTilt(query)).toEqual({ pitch: 55, bearing: -20 });
  putCamera(query, { ...place, ...fromAbove });
  expect(readTilt(query)).toEqual(fromAbove);
  const bare = new URLSearchParams();
  putCamera(bare, { ...place, ...fromAbove });
  expect(bare.toString()).toBe('lon=4.36000&lat=52.01000&z=16.50');
});

test('takes over as the flat map looks where the address says nothing, or nothing that makes sense', () => {
  expect(readTilt(new URLSearchParams())).toEqual(fromAbove);
  expect(readTilt(new URLSearchParams('pitch=120&bearing=south'))).toEqual(fromAbove);
});

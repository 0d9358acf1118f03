import { boundsOfCircle, distance } from './circle';

test('the bounds of a circle lie at its radius', () => {
  const centre = { lon: 5.97, lat: 52.21 };
  const [west, south, east, north] = boundsOfCircle({ centre, radius: 500 });
  for (const place of [
    { lon: west, lat: centre.lat },
    { lon: east, lat: centre.lat },
    { lon: centre.lon, lat: south },
    { lon: centre.lon, lat: north },
  ])
    expect(distance(centre, place)).toBeCloseTo(500, 3);
});

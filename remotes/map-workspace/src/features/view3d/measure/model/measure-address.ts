import { type Measurement, measureKinds, mostSpots } from './measurement';

/** `length~4.3600012,52.0100012,9.31~…`: degrees to a centimetre, and metres above the ground. */
export function writeMeasurement({ kind, spots }: Measurement): string {
  const places = spots.map(({ lon, lat, height }) =>
    [lon.toFixed(7), lat.toFixed(7), height.toFixed(2)].join(),
  );
  return [kind, ...places].join('~');
}

/** Null where nothing is measured, or the text makes no sense. */
export function readMeasurement(text: string | null): Measurement | null {
  const [name, ...places] = (text ?? '').split('~');
  const kind = measureKinds.find(one => one === name);
  if (!kind || places.length > mostSpots) return null;
  const spots = places.map(place => {
    const [lon = Number.NaN, lat = Number.NaN, height = Number.NaN] = place.split(',').map(Number);
    return { lon, lat, height };
  });
  const makesSense = spots.every(
    ({ lon, lat, height }) => Math.abs(lon) <= 180 && Math.abs(lat) <= 85 && Math.abs(height) < 1_000,
  );
  return makesSense ? { kind, spots } : null;
}

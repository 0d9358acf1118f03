/** How a map in three dimensions looks down: degrees from straight down, and of turn from north. */
export interface Tilt {
  pitch: number;
  bearing: number;
}

/** As the flat map looks. */
export const fromAbove: Tilt = { pitch: 0, bearing: 0 };
/** Of a map that the user switches to 3D. */
export const usualTilt: Tilt = { pitch: 55, bearing: -20 };
const mostPitch = 75;

/** Where the address says nothing, the map takes over as the flat one looks. */
export function readTilt(query: URLSearchParams): Tilt {
  const degrees = (name: string, least: number, most: number): number => {
    const value = Number(query.get(name) ?? 0);
    return value >= least && value <= most ? value : 0;
  };
  return { pitch: degrees('pitch', 0, mostPitch), bearing: degrees('bearing', -180, 180) };
}

/** Null for the flat map. */
export function putTilt(query: URLSearchParams, tilt: Tilt | null): void {
  for (const name of ['pitch', 'bearing'] as const) {
    if (tilt) query.set(name, String(tilt[name]));
    else query.delete(name);
  }
}

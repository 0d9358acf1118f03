/** The question for sales of let property around an office, up to the value date: later ones do not count. */
export function referencesAround(
  { lon, lat }: { lon: number; lat: number },
  kilometres: number | null,
  valueDate: string | undefined,
) {
  return {
    originLongitude: String(lon),
    originLatitude: String(lat),
    ...(valueDate === undefined ? {} : { maxTransactionDate: valueDate }),
    ...(kilometres === null ? {} : { distanceInKm: String(kilometres) }),
  };
}

/** Larger distances to offer where nothing was found, in kilometres; null when there is none. */
export function widerThan(kilometres: number): number | null {
  return [5, 10, 25, 50, 100, 250].find(one => one > kilometres) ?? null;
}

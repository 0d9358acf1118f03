import { catalogueQueries } from '@kavel/api-client';
import { useQuery } from '@kavel/query';
import { useCallback, useMemo, useState } from 'react';
import { newestQuery, useOwnQuery } from '../../../common/use-own-query';
import { type Measurement, readMeasurement, writeMeasurement } from '../measure';
import { type BuildingColour, putColour } from '../model/building-colour';
import {
  type Layers3d,
  putLayers,
  putTime,
  putView,
  readShown,
  usualTilt,
  type View3d,
} from '../model/view-address';

/** What the page shows, kept in its address: where the map looks, the time, the selection and the colours. */
export function useShown() {
  const [query, setQuery] = useOwnQuery();
  const shown = useMemo(() => readShown(query), [query]);
  const status = useQuery(catalogueQueries.status());
  const [opened] = useState(() => new Date());
  const [dataset] = status.data?.datasets ?? [];
  const home: View3d | null = useMemo(() => {
    if (!dataset) return null;
    const [lon, lat] = dataset.focus;
    return { lon, lat, zoom: 16, ...usualTilt };
  }, [dataset]);

  /** Of two changes in one frame neither is lost: the picture tells of a click before React has drawn the one before. */
  const change = useCallback(
    (put: (next: URLSearchParams) => void) => {
      const next = newestQuery();
      put(next);
      setQuery(next, { replace: true });
    },
    [setQuery],
  );
  const set = (next: URLSearchParams, name: string, value: string | null) =>
    value === null ? next.delete(name) : next.set(name, value);

  return {
    status,
    ...shown,
    time: shown.time ?? opened,
    start: shown.view ?? home,
    look: useCallback((view: View3d) => change(next => putView(next, view)), [change]),
    setTime: useCallback((time: Date) => change(next => putTime(next, time)), [change]),
    setColour: (colour: BuildingColour) => change(next => putColour(next, colour)),
    pick: useCallback(
      (pandId: string | null) =>
        change(next => {
          set(next, 'pand', pandId);
          next.delete('object');
          if (!pandId) next.delete('surface');
        }),
      [change],
    ),
    setLayers: (layers: Layers3d) => change(next => putLayers(next, layers)),
    measurement: useMemo(() => readMeasurement(query.get('measure')), [query]),
    measure: (update: (now: Measurement | null) => Measurement | null) =>
      change(next => {
        const measurement = update(readMeasurement(next.get('measure')));
        set(next, 'measure', measurement && writeMeasurement(measurement));
      }),
    surface: query.get('surface'),
    setSurface: (key: string | null) => change(next => set(next, 'surface', key)),
    /** The address as it can be kept: with the place, light and colours of now. */
    words: useMemo(
      () => wordsOf(query, shown.view ?? home, shown.time ?? opened),
      [query, shown, home, opened],
    ),
    openWords: (words: string) => setQuery(new URLSearchParams(words), { replace: false }),
    open: useCallback((objectId: string | null) => change(next => set(next, 'object', objectId)), [change]),
  };
}

function wordsOf(query: URLSearchParams, view: View3d | null, time: Date): string {
  const words = new URLSearchParams(query);
  if (view) putView(words, view);
  putTime(words, time);
  return words.toString();
}

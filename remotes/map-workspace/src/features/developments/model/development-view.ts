import { type DevelopmentStatus, developmentStatuses } from '@kavel/contracts/developments';
import type { MapCamera } from '@kavel/map';
import { type AreaShow, areaShows } from '../../../common/area-show';
import { putCamera, readCamera } from '../../../common/camera-address';

/** All that the address says of the page. */
export interface DevelopmentView {
  /** First building year that counts as new; null for the year before this one. */
  from: number | null;
  status: DevelopmentStatus | null;
  year: number | null;
  /** BAG id of the chosen pand. */
  pand: string | null;
  show: AreaShow;
  camera: MapCamera | null;
}

/** Reads the query; what makes no sense is left out. */
export function readDevelopmentView(query: URLSearchParams): DevelopmentView {
  const yearOf = (name: string) => {
    const year = Number(query.get(name) ?? Number.NaN);
    return Number.isInteger(year) && year >= 1990 && year <= 2100 ? year : null;
  };
  const pand = query.get('pand') ?? '';
  return {
    from: yearOf('from'),
    status: developmentStatuses.find(status => status === query.get('status')) ?? null,
    year: yearOf('year'),
    pand: /^\d{16}$/.test(pand) ? pand : null,
    show: areaShows.find(show => show === query.get('show')) ?? 'map',
    camera: readCamera(query),
  };
}

/** The query with some of it changed; what else stands in it stays. */
export function writeDevelopmentView(
  query: URLSearchParams,
  { camera, show, ...change }: Partial<DevelopmentView>,
): URLSearchParams {
  const next = new URLSearchParams(query);
  for (const [name, value] of Object.entries(change)) {
    if (value === null) next.delete(name);
    else if (value !== undefined) next.set(name, String(value));
  }
  if (show === 'map') next.delete('show');
  else if (show) next.set('show', show);
  if (camera) putCamera(next, camera);
  return next;
}

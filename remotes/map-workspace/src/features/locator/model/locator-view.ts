import { type LocatorSort, locatorSorts } from '@kavel/contracts/locator';
import type { MapCamera } from '@kavel/map';
import { putCamera, readCamera } from '../../../common/camera-address';
import { type View, views } from '../../../common/filters/model/result-view';

/** State of the page in the address, besides the filter. */
export interface LocatorView {
  view: View;
  sort: { by: LocatorSort; direction: 'ascending' | 'descending' };
  objectId: string | null;
  camera: MapCamera | null;
}

export const usualSort: LocatorView['sort'] = { by: 'municipality', direction: 'ascending' };

/** Reads the query; invalid values are ignored. */
export function readView(query: URLSearchParams): LocatorView {
  const object = query.get('object') ?? '';
  const by = locatorSorts.find(sort => sort === query.get('sort'));
  return {
    view: views.find(view => view === query.get('view')) ?? 'map',
    sort: by ? { by, direction: query.get('dir') === 'desc' ? 'descending' : 'ascending' } : usualSort,
    objectId: /^\d{16}$/.test(object) ? object : null,
    camera: readCamera(query),
  };
}

/** The query with some values changed; defaults are omitted. */
export function writeView(query: URLSearchParams, change: Partial<LocatorView>): URLSearchParams {
  const next = new URLSearchParams(query);
  const put = (name: string, value: string | null) => {
    if (value === null) next.delete(name);
    else next.set(name, value);
  };
  if (change.view) put('view', change.view === 'map' ? null : change.view);
  if (change.objectId !== undefined) put('object', change.objectId);
  if (change.sort) {
    put('sort', change.sort.by === usualSort.by ? null : change.sort.by);
    put('dir', change.sort.direction === 'descending' ? 'desc' : null);
  }
  if (change.camera) putCamera(next, change.camera);
  return next;
}

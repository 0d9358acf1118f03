import type { MapCamera } from '@kavel/map';
import { putCamera, readCamera } from '../../../common/camera-address';
import { type MapSelection, objectLayer } from '../../../common/workspace-feature';

/** What the address of the page says of the workspace, so that a link shows the same. */
export interface WorkspaceState {
  selection: MapSelection | null;
  portfolioId: string | null;
  /** Key of the open panel. */
  panel: string | null;
  camera: MapCamera | null;
}

const names = ['object', 'chosen', 'portfolio', 'panel', 'lon', 'lat', 'z'];

/** Whether the address says nothing of the workspace. */
export function isBare(query: URLSearchParams): boolean {
  return !names.some(name => query.has(name));
}

const bagId = /^\d{16}$/;
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Reads the query; what makes no sense is left out, panels that the workspace does not have too. */
export function readAddress(query: URLSearchParams, panels: readonly string[]): WorkspaceState {
  const portfolio = query.get('portfolio') ?? '';
  return {
    selection: readSelection(query),
    portfolioId: uuid.test(portfolio) ? portfolio : null,
    panel: panels.find(panel => panel === query.get('panel')) ?? null,
    camera: readCamera(query),
  };
}

/** An object as `object=id`, all else as `chosen=layer:id`. */
function readSelection(query: URLSearchParams): MapSelection | null {
  const object = query.get('object') ?? '';
  if (bagId.test(object)) return { layer: objectLayer, id: object };
  const [, layer, id] = query.get('chosen')?.match(/^([\w-]+):(.{1,100})$/) ?? [];
  return layer && id ? { layer, id } : null;
}

/** Id of the chosen object; null when something else is chosen, or nothing. */
export function objectIn({ selection }: Pick<WorkspaceState, 'selection'>): string | null {
  return selection?.layer === objectLayer ? selection.id : null;
}

/** The query with some of the state changed; what else is in it stays. */
export function writeAddress(query: URLSearchParams, change: Partial<WorkspaceState>): URLSearchParams {
  const next = new URLSearchParams(query);
  const put = (name: string, value: string | null | undefined) => {
    if (value === undefined) return;
    if (value === null) next.delete(name);
    else next.set(name, value);
  };
  if (change.selection !== undefined) {
    const { selection } = change;
    const isObject = selection?.layer === objectLayer;
    put('object', isObject ? selection.id : null);
    put('chosen', selection && !isObject ? `${selection.layer}:${selection.id}` : null);
  }
  put('portfolio', change.portfolioId);
  put('panel', change.panel);
  if (change.camera === null) for (const name of ['lon', 'lat', 'z']) next.delete(name);
  else if (change.camera) putCamera(next, change.camera);
  return next;
}

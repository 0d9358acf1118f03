import { type TransactionSort, transactionSorts } from '@kavel/contracts/transactions';
import type { MapCamera } from '@kavel/map';
import { putCamera, readCamera } from '../../../common/camera-address';
import { type Ring, readRing, writeRing } from '../../../common/drawing/ring';
import { type View, views } from '../../../common/filters/model/result-view';

/** How transactions are drawn on the map. */
export const shapes = ['points', 'hexagons', 'areas'] as const;
export type Shape = (typeof shapes)[number];

/** Tabs of the result: the list, or the figures. */
export const tabs = ['list', 'figures'] as const;
export type Tab = (typeof tabs)[number];

/** Area of the figures. */
export const scopes = ['view', 'drawn', 'all'] as const;
export type Scope = (typeof scopes)[number];

/** What the figures are compared with. */
export const comparisons = ['none', 'period', 'area'] as const;
export type Comparison = (typeof comparisons)[number];

/** State of the page in the address, besides the filter. */
export interface TransactionView {
  view: View;
  shape: Shape;
  tab: Tab;
  sort: { by: TransactionSort; direction: 'ascending' | 'descending' };
  transactionId: string | null;
  /** User whose wishlist is open. */
  wishlist: string | null;
  camera: MapCamera | null;
  scope: Scope;
  compare: Comparison;
  /** The drawn area, and the area to compare with. */
  ring: Ring | null;
  otherRing: Ring | null;
}

export const usualSort: TransactionView['sort'] = { by: 'date', direction: 'descending' };

const longestId = 100;
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Reads the view from the query. Invalid values are ignored. */
export function readView(query: URLSearchParams): TransactionView {
  const by = transactionSorts.find(sort => sort === query.get('t.sort'));
  const id = query.get('transaction');
  const owner = query.get('t.wishlist');
  const one = <Option extends string>(list: readonly Option[], name: string, usual: Option): Option =>
    list.find(option => option === query.get(name)) ?? usual;
  return {
    view: one(views, 'view', 'map'),
    shape: one(shapes, 't.shape', 'points'),
    tab: one(tabs, 't.tab', 'list'),
    sort: by ? { by, direction: query.get('t.dir') === 'asc' ? 'ascending' : 'descending' } : usualSort,
    transactionId: id && id.length <= longestId ? id : null,
    wishlist: owner && uuid.test(owner) ? owner : null,
    camera: readCamera(query),
    scope: one(scopes, 't.scope', 'view'),
    compare: one(comparisons, 't.compare', 'none'),
    ring: readRing(query.get('t.ring')),
    otherRing: readRing(query.get('t.ring2')),
  };
}

/** The query with a changed view. Defaults are not written. */
export function writeView(query: URLSearchParams, change: Partial<TransactionView>): URLSearchParams {
  const next = new URLSearchParams(query);
  const put = (name: string, value: string | null | undefined, usual: string | null = null) => {
    if (value === undefined) return;
    if (value === null || value === usual) next.delete(name);
    else next.set(name, value);
  };
  put('view', change.view, 'map');
  put('t.shape', change.shape, 'points');
  put('t.tab', change.tab, 'list');
  put('transaction', change.transactionId);
  put('t.wishlist', change.wishlist);
  put('t.scope', change.scope, 'view');
  put('t.compare', change.compare, 'none');
  if (change.ring !== undefined) put('t.ring', change.ring && writeRing(change.ring));
  if (change.otherRing !== undefined) put('t.ring2', change.otherRing && writeRing(change.otherRing));
  if (change.sort) {
    const { by, direction } = change.sort;
    const isUsual = by === usualSort.by && direction === usualSort.direction;
    put('t.sort', isUsual ? null : by);
    put('t.dir', direction === 'ascending' ? 'asc' : null);
  }
  if (change.camera) putCamera(next, change.camera);
  return next;
}

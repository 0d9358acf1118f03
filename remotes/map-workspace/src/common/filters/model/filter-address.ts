/** How a filter and a view are written into the address. The same object while the page is open. */
export interface FilterAddress<Filter, View> {
  /** Under which the last filter of a user is kept on this device. */
  storageKey: string;
  readFilter: (query: URLSearchParams) => Filter;
  writeFilter: (query: URLSearchParams, filter: Filter) => URLSearchParams;
  readView: (query: URLSearchParams) => View;
  writeView: (query: URLSearchParams, change: Partial<View>) => URLSearchParams;
}

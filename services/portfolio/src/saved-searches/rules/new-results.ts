/** What a look at a search found: at most some hundreds of ids of the results that there are. */
export interface Look {
  count: number;
  ids: readonly string[];
}

/** A look whose first ids may be all there is to compare. */
export interface FreshLook extends Look {
  /** True: the newest come first. */
  newestFirst: boolean;
}

/** How many results are new, and the ids of those that are known by id. */
export interface NewResults {
  count: number;
  ids: readonly string[];
}

/**
 * Compares two looks. Where all ids of before are known, every other id is new. Where they are not, new ones stand
 * before the last known id of a list that begins with the newest: what follows may have moved up from beyond the end.
 * Else only the counts can be compared, which says nothing of results that took the place of others.
 */
export function newResults(before: Look, now: FreshLook): NewResults {
  const known = new Set(before.ids);
  const more = Math.max(0, now.count - before.count);
  if (known.size >= before.count) {
    const ids = now.ids.filter(id => !known.has(id));
    return { ids, count: now.ids.length >= now.count ? ids.length : Math.max(ids.length, more) };
  }
  if (!now.newestFirst) return { ids: [], count: more };
  const upTo = now.ids.findLastIndex(id => known.has(id));
  const ids = now.ids.slice(0, upTo + 1).filter(id => !known.has(id));
  return { ids, count: upTo < 0 ? more : ids.length };
}

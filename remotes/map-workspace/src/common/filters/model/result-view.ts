/** What a page of results shows: the map with a list, or the list alone. */
export const views = ['map', 'table'] as const;
export type View = (typeof views)[number];

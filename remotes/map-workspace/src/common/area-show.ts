/** What a phone shows of a page of areas; `?show=` in the address. */
export const areaShows = ['map', 'table'] as const;
export type AreaShow = (typeof areaShows)[number];

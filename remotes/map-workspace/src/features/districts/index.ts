export { districtQueries } from './api/district-queries';
export { boundsAround } from './model/bounds-around';
export type { DistrictShow } from './model/district-view';
export { districtShows } from './model/district-view';
export { AreaLayout } from './ui/area-layout';
export { AreaMap } from './ui/area-map';
export { ClassLegend } from './ui/class-legend';
export { Swatch } from './ui/district-table';
export { Districts } from './ui/districts';

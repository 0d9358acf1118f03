export { districtQueries } from './api/district-queries';
export { boundsAround } from './model/bounds-around';
export { classesBy, classOf, quantiles, readable } from './model/classes';
export { AreaLayout } from './ui/area-layout';
export { AreaMap } from './ui/area-map';
export { ClassLegend } from './ui/class-legend';
export { Swatch } from './ui/district-table';
export { Districts } from './ui/districts';

export { districtQueries, type FigureQuestion } from './api/district-queries';
export { boundsAround } from './model/bounds-around';
export {
  type ClassCount,
  type Classes,
  type ClassMethod,
  classCounts,
  classesBy,
  classMethods,
  classOf,
  naturalBreaks,
  quantiles,
  readable,
} from './model/classes';
export { AreaCard, type PairedFigure } from './ui/area-card';
export { AreaLayout } from './ui/area-layout';
export { AreaList } from './ui/area-list';
export { AreaMap } from './ui/area-map';
export { ClassLegend } from './ui/class-legend';
export { Swatch } from './ui/swatch';
export { type AreaChoosing, useAreaChoice } from './ui/use-area-choice';

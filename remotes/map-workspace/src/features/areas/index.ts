export { districtQueries, type FigureQuestion } from './api/district-queries';
export type { AreaView, ChangeAreaView } from './model/area-view';
export { boundsAround } from './model/bounds-around';
export {
  ascending,
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
export { AreaError, AreaSkeleton } from './ui/area-error';
export { AreaLayout } from './ui/area-layout';
export { AreaPage } from './ui/area-page';
export { ClassLegend, type LegendClass } from './ui/class-legend';
export { Swatch } from './ui/swatch';
export { useAfterFrame } from './ui/use-after-frame';
export type { AreaChoosing } from './ui/use-area-choice';
export { useAreaCount } from './ui/use-area-count';
export { useAreaPage } from './ui/use-area-page';

export {
  labelsOfPanden,
  type PandRoof,
  pandenAround,
  roofsOfPanden,
} from './buildings';
export {
  type AreasOfBox,
  buurtenOfBox,
  type ClassCount,
  labelCounts,
  labelCountsInBox,
  roofCounts,
  roofCountsInBox,
  yearCounts,
  yearCountsInBox,
  zoningCounts,
  zoningOfBox,
} from './counts';
export { figureByBuurt, type LayerFigureYear, layerFigures } from './figures';
export { type PoiPoint, poiInBox, usesInTile } from './poi';
export { type ZoningArea, zoningInBox } from './zoning';

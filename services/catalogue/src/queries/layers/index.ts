export {
  labelCounts,
  labelsOfPanden,
  type PandRoof,
  pandenAround,
  roofCounts,
  roofsOfPanden,
  yearCounts,
} from './buildings';
export { figureByBuurt, type LayerFigureYear, layerFigures } from './figures';
export { type PoiPoint, poiInBox, usesInTile } from './poi';
export { type ClassCount, type ZoningArea, zoningCounts, zoningInBox } from './zoning';

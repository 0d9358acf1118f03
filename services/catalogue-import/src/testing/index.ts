export { objectId, pandId, writeObjects } from './bag-fixture';
export { writeBagGeoPackage } from './bag-geopackage';
export { pointBlob, polygonBlob, writeGeoPackage } from './geopackage-fixture';
export { type SheetCell, sheetOf } from './sheet-fixture';

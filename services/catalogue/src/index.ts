export { CatalogueLockedError, lockCatalogue } from './catalogue-lock';
export { densityZooms } from './density-zooms';
export { perSnapshot } from './per-snapshot';
export {
  type MeshTile,
  meshesIn,
  meshSources,
  meshTiles,
  meshTileZoom,
  type PandMeshRow,
} from './queries/buildings';
export { allRents, allSales, type CatalogueDeal } from './queries/deals';
export { developmentCounts, developments } from './queries/developments';
export {
  type AreaNames,
  areaNames,
  areaShape,
  boundaryYears,
  type FigureValue,
  type FigureYear,
  figuresOfYear,
  figureYears,
  outlineFigure,
} from './queries/districts';
export { type InsideFigures, insideFigures } from './queries/inside-figures';
export { type LetSale, letSales } from './queries/investment';
export {
  type AreasOfBox,
  buurtenOfBox,
  type ClassCount,
  figureByBuurt,
  type LayerFigureYear,
  labelCounts,
  labelCountsInBox,
  labelsOfPanden,
  layerFigures,
  type PandRoof,
  type PoiPoint,
  pandenAround,
  poiInBox,
  roofCounts,
  roofCountsInBox,
  roofsOfPanden,
  usesInTile,
  yearCounts,
  yearCountsInBox,
  type ZoningArea,
  zoningCounts,
  zoningInBox,
  zoningOfBox,
} from './queries/layers';
export {
  type AreaRank,
  type AreaSpread,
  areaSpreads,
  dealMonths,
  dealSpreads,
  dwellingLabels,
  importedSeries,
  type LabelCount,
  type OwnMiddles,
  ownMiddles,
  type PeriodSpread,
  type ProvincieRow,
  provincies,
  rankInArea,
  type SalesCellRow,
  type SeriesValue,
  salesCells,
  seriesOf,
} from './queries/market';
export type { Circle, NearbyQuery } from './queries/near';
export { objectFigures } from './queries/object-figures';
export { dealsOfObject, labelsOfObject } from './queries/object-record';
export { type ObjectSale, salesOfObjects } from './queries/object-sales';
export { type NeighbourRow, neighboursOf, plotFreeOf, plotUnder, shapeOfPand } from './queries/object-site';
export { factColumns, objectById, objectsById } from './queries/objects';
export { outlinesAround } from './queries/outlines';
export { type CataloguePand, objectsOfPand, objectsOfPanden, pandById } from './queries/panden';
export { objectRowsInside } from './queries/rows-inside';
export { saleRegions } from './queries/sale-regions';
export { salesNear } from './queries/sales';
export {
  type AreaScores,
  type AreaScoreTable,
  type AreaValue,
  areaCodesOf,
  areaScores,
  areasBeside,
  type IndexMedians,
  indexMedians,
  namesOfAreas,
  type RegisterDates,
  readScoreAreas,
  registerDates,
  type ScoreAreas,
  type ScoredObject,
  type ScoreQuantiles,
  type StoredAreaScore,
  scoreAreas,
  scoredObjects,
} from './queries/scores';
export { type SourcingQuestion, type SourcingRow, sourcingObjects, sourcingRows } from './queries/sourcing';
export { catalogueStatus, type ImportedFile, importedFiles } from './queries/status';
export { allStreets, objectsInStreets, type Street, type StreetRow } from './queries/streets';
export { amenityFunctions } from './queries/surroundings';
export {
  type ClimateAt,
  type ClimateValue,
  climateAt,
  energyFacts,
  measureTable,
  readClimate,
  type StoredEnergyFacts,
  type StoredMeasure,
  storedEnergyFacts,
  sunnyRoofs,
} from './queries/sustainability';
export {
  addressesInTile,
  densityInTile,
  densityRowsInTile,
  identifiedRowsInTile,
  type PandColumns,
  type PandSizes,
  pandenInTile,
  rowsInTile,
  versionOf,
} from './queries/tile-columns';
export {
  type AreaKind,
  type AreaShape,
  areasInBox,
  type GroundShape,
  groundInBox,
  stationsInBox,
} from './queries/tiles';
export { type StoredNetwork, travelNetworks } from './queries/travel-network';
export {
  addedColumns,
  createTables,
  densityRowsVersion,
  draft,
  schemaVersion,
  type TableName,
  tables,
} from './schema';
export { Snapshot, type SqlValues } from './snapshot';
export { learningPath, locatorPaths, type Pointer, reportPath, SnapshotFiles } from './snapshot-files';
export { CatalogueStore, NoSnapshotError, SnapshotOpeningError } from './store';
export {
  type HexagonFigures,
  hasTransactions,
  type OwnPart,
  type OwnSale,
  type OwnTransactions,
  openOwnTransactions,
  type PointFigures,
  type TransactionSource,
  transactionAreaFigures,
  transactionBounds,
  transactionDistribution,
  transactionFacets,
  transactionHexagons,
  transactionPage,
  transactionPoints,
  transactionStatistics,
  transactionsById,
  transactionsOf,
} from './transactions';

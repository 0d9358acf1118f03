export { buildGraph, type RoadPieces } from './build-graph';
export { ConnectionScan } from './connection-scan';
export { areaWithin, type GridPolygons, walkOverCell } from './contour';
export { joinTimetables, packTimetable, unpackTimetable } from './pack-timetable';
export {
  type Bounds,
  boundsOf,
  type Combination,
  combineTimes,
  drawTimes,
  type Frame,
  frameOf,
  type Reached,
} from './raster';
export {
  accessBit,
  arcMs,
  joinGraphs,
  modeBits,
  packGraph,
  type RoadGraph,
  type RoadMode,
  speedsKmh,
  unpackGraph,
} from './road-graph';
export { RoadSearch, type SearchOptions, type Seed, unreached } from './road-search';
export { type GridPlace, msAlong, msTo, RoadIndex, type Snap, seedsOf } from './snap';
export { type Connections, connectionsOf, daysOf, serviceRuns, type Timetable, turned } from './timetable';
export { footpathsOf, type TransitChoice, type TransitDay, TransitSearch } from './transit';

export { dissolve, type Nearness } from './dissolve';
export { Inside } from './inside';
export { labelPoint } from './label-point';
export {
  gridBits,
  gridSize,
  type LonLat,
  metresPerCell,
  toGrid,
  toGridX,
  toGridY,
  toLonLat,
} from './mercator';
export { decodeMesh, encodeMesh, type Mesh, mostMeshCorners } from './mesh-blob';
export { mortonMacros, mortonRangeOfTile } from './morton';
export { type Box, boxOf, containsPoint, type Polygon, type Ring, type Shape, signedArea } from './polygon';
export { decodeShape, encodeShape, squareMetresOf } from './shape-blob';

export { type Light, towards } from './light';
export { createMap3d, type Map3d } from './map-3d';

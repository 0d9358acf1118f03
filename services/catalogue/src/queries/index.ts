export * from './buurt';
export * from './deals';
export * from './investment';
export type { Circle, NearbyQuery } from './near';
export * from './objects';
export * from './rents';
export * from './sales';
export { objectsInStreets, type Street } from './streets';
export * from './surroundings';

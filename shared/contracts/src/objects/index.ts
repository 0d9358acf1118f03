export * from './object-figures';
export * from './pand';
export * from './surroundings';

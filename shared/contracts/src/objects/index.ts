export * from './object-figures';
export * from './pand';

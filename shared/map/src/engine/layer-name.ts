/** Property of a tile's feature that says which layer it is of. */
export const layerName = 'mvt:layer';

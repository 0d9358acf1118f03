/** Property of a tile's feature with the name of its layer. */
export const layerName = 'mvt:layer';

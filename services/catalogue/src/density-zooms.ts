/** Counts are stored for these zooms; a tile is divided into 64 × 64 cells. */
export const densityZooms = { from: 6, to: 13, cellBits: 6 };

/** Key of the map layer with project markers. */
export const projectLayerKey = 'projects';

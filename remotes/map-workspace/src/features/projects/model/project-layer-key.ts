/** Of the markers of projects among the layers of a map. */
export const projectLayerKey = 'projects';

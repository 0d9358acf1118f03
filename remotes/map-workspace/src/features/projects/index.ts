export { projectQueries } from './api/project-queries';
export { projectLayerKey } from './model/project-layer-key';
export { Projects } from './ui/projects';

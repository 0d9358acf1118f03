export { Projects } from './ui/projects';

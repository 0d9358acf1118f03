export { WorkAreas } from './ui/work-areas';

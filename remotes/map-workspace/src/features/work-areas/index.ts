export { useInWorkArea } from './api/use-work-area';
export { WorkAreas } from './ui/work-areas';

export { useInWorkArea, useWorkAreaTest } from './api/use-work-area';
export { useWorkAreaChips, workAreaPart } from './api/use-work-area-chip';
export { useWorkAreaFilter, type WorkAreaFilter } from './api/use-work-area-filter';
export {
  allWorkAreas,
  isTravelArea,
  travelArea,
  useWorkAreaSwitch,
  withWorkArea,
} from './api/use-work-area-switch';
export { workAreaQueries } from './api/work-area-queries';
export { contains } from './model/outlines';
export { useWorkAreaToggle } from './ui/use-work-area-toggle';
export { WorkAreaGuard } from './ui/work-area-guard';
export { WorkAreas } from './ui/work-areas';

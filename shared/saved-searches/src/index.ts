export type { CriteriaOf } from './criteria';
export { SavedMenu, type SavedMenuProps } from './saved-menu';
export type { Threshold } from './threshold';

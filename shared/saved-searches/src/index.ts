export type { CriteriaOf } from './criteria';
export { SavedMenu, type SavedMenuProps } from './saved-menu';

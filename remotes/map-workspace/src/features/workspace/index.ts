export { Workspace } from './ui/workspace';

export { OfficeWorkspace } from './ui/office-workspace';

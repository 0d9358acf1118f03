export { ObjectPanel } from './ui/object-panel';

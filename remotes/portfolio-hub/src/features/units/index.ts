export { Hub } from './ui/hub';

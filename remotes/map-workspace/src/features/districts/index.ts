export { Districts } from './ui/districts';

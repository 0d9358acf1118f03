export { Documents } from './ui/documents';

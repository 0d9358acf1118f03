export { ReferenceButton } from './ui/reference-button';

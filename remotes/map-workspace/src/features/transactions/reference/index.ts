export { ReferenceButton } from './ui/reference-button';
export { useReferenceDialog } from './ui/use-reference-dialog';

export { DocumentBatches } from './ui/document-batches';

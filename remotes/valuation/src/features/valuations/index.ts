export { DuplicateDialog } from './ui/duplicate-dialog';
export { ValuationsHub } from './ui/valuations-hub';

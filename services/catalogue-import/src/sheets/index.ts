export { readSheetCells } from './read-sheet';

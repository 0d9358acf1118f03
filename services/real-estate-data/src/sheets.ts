/** Reads a workbook as the importer does; for tools. */
export { readSheetCells } from './import/read-sheet';

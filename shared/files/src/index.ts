export { csvFile } from './csv-file';
export { type ExportedFile, exportFile } from './export-file';
export { saveFile } from './save-file';
export type { Sheet, SheetCell } from './workbook-file';
export { workbookFile } from './workbook-file';

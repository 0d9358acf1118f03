export { csvFile } from './csv-file';
export { saveFile } from './save-file';
export type { Sheet, SheetCell } from './workbook-file';
export { workbookFile } from './workbook-file';

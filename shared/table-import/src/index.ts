export {
  type ColumnChoice,
  guessColumns,
  type Headings,
  type ImportRow,
  importRows,
} from './model/column-choice';
export { type EarlierImport, EarlierImports } from './ui/earlier-imports';
export { RejectedRows } from './ui/rejected-rows';
export { type PreviewedFile, TableImport, type TableImportProps } from './ui/table-import';

export { ReportSigner } from '../signing/report-signer';
export { readDocx, readWorkbook, type SheetValue } from './read-office';
export { type ReadPdf, readPdfs } from './read-pdf';

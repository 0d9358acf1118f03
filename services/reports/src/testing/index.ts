export { ReportSigner } from '../signing/report-signer';
export { type ReadPdf, readPdfs } from './read-pdf';

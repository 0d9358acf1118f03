export { type ReadPdf, readPdfs } from './read-pdf';

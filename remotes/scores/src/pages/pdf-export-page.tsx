import { DocumentBatches } from '../features/document-batches';

/** `/pdf-export`: many documents at once, in one file. */
export default function PdfExportPage() {
  return <DocumentBatches />;
}

import { Documents } from '../features/documents';

/** `/pdf`: documents, such as the report of a valuation. */
export default function PdfPage() {
  return <Documents />;
}

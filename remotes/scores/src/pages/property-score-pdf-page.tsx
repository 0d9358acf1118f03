import { Documents } from '../features/documents';

/** `/property-score-pdf`: documents, starting with the score report; `?id=` is the address. */
export default function PropertyScorePdfPage() {
  return <Documents template="property-score" />;
}

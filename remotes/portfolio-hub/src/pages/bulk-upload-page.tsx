import { useParams } from '@kavel/router';
import { BulkUpload } from '../features/bulk-upload';

/** `/:id/bulk-upload`: adds a list of addresses to a portfolio. */
export default function BulkUploadPage() {
  const { id = '' } = useParams();
  return <BulkUpload key={id} portfolioId={id} />;
}

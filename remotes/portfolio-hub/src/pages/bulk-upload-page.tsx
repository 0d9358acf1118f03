import { useParams } from '@kavel/router';
import { BulkUpload } from '../features/bulk-upload';

/** `/:id/bulk-upload`: a list of addresses into a portfolio. */
export default function BulkUploadPage() {
  const { id = '' } = useParams();
  return <BulkUpload key={id} portfolioId={id} />;
}

import { DocumentLookSettings } from '../features/document-look';

/** `/management/document-look` */
export default function DocumentLookPage() {
  return <DocumentLookSettings />;
}

import { OfficeWorkspace } from '../features/office';

/** `/office-valuation` */
export default function OfficeValuationPage() {
  return <OfficeWorkspace />;
}

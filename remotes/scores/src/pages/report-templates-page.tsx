import { ReportTemplates } from '../features/report-settings';

/** `/pdf/templates`: templates of the organisation for its valuation report. */
export default function ReportTemplatesPage() {
  return <ReportTemplates />;
}

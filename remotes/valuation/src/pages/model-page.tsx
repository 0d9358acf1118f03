import { ModelReportView } from '../features/model-report';

export default function ModelPage() {
  return <ModelReportView />;
}

export { ModelReportView } from './ui/model-report-view';

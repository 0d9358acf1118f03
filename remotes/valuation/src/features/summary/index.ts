export { SummaryReport } from './ui/summary-report';

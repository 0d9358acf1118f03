export { VisitDashboard } from './ui/visit-dashboard';

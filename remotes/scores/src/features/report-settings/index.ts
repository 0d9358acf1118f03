export { templatesQuery } from './api/template-calls';
export { ReportAssignment } from './ui/report-assignment';
export { ReportTemplates } from './ui/report-templates';

export type { FindLook, Look } from './documents/look';
export { defineReportService, type ReportServiceDependencies } from './service';

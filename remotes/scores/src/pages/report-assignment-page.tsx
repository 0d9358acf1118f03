import { ReportAssignment } from '../features/report-settings';

/** `/pdf/assignment`: what a valuation was asked for, and who signs its report. */
export default function ReportAssignmentPage() {
  return <ReportAssignment />;
}

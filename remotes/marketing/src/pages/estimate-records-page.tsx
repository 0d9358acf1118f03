import { EstimateRecords } from '../features/estimate-records';

/** `/estimate/records`: the track record of the organisation's estimates. */
export default function EstimateRecordsPage() {
  return <EstimateRecords />;
}

import { WorkAreas } from '../features/work-areas';

/** `/boundries`, as the specification spells it: the work areas of the organisation. */
export default function BoundariesPage() {
  return <WorkAreas />;
}

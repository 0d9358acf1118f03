import { Sourcing } from '../features/sourcing';
import { WorkAreaGuard } from '../features/work-areas';

/** `/sourcing`: panden that are worth looking at, ranked by their signals. */
export default function SourcingPage() {
  return (
    <>
      <WorkAreaGuard />
      <Sourcing />
    </>
  );
}

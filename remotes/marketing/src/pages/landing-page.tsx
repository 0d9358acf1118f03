import { AudienceList } from '../features/audiences';
import { FactsStrip } from '../features/facts';

/** `/landing-page`: for whom the product is. */
export default function LandingPage() {
  return (
    <>
      <AudienceList />
      <FactsStrip />
    </>
  );
}

import { useLocation } from '@kavel/router';
import { AudienceDescription, AudienceList, audienceOf } from '../features/audiences';
import { FactsStrip } from '../features/facts';

/** `/landing-page/investors` and the others: what one kind of user gets. */
export default function AudiencePage() {
  const audience = audienceOf(useLocation().pathname);
  if (!audience) return <AudienceList />;
  return (
    <>
      <AudienceDescription audience={audience} />
      <FactsStrip />
    </>
  );
}

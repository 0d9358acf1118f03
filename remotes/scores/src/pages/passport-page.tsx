import { useParams } from '@kavel/router';
import { Passport } from '../features/passport';
import { SharePassport } from '../features/passport-links';

/** `/passport/:id`: the property passport of one address. */
export default function PassportPage() {
  const { id = '' } = useParams();
  return <Passport key={id} id={id} actions={<SharePassport objectId={id} />} />;
}

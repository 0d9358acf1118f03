import { useParams } from '@kavel/router';
import { IndexOfAddress } from '../features/sustainability';

/** `/sustainability-index/:id`: the sustainability index of one address. */
export default function SustainabilityAddressPage() {
  const { id = '' } = useParams();
  return <IndexOfAddress key={id} id={id} />;
}

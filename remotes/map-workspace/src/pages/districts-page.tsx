import { Districts } from '../features/districts';

/** `/district-values-map` */
export default function DistrictsPage() {
  return <Districts />;
}

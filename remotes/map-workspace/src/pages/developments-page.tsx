import { Developments } from '../features/developments';

/** `/maps/development`: the pipeline of new buildings. */
export default function DevelopmentsPage() {
  return <Developments />;
}

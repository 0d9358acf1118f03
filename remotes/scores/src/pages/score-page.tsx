import { useParams } from '@kavel/router';
import { ScorePage as Score } from '../common/scores';

/** `/score/:id`: the property score of one address. */
export default function ScorePage() {
  const { id = '' } = useParams();
  return <Score key={id} id={id} />;
}

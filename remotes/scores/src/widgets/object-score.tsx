import type { WidgetProps } from '@kavel/contracts';
import { ObjectScoreSection } from '../features/passport';

/** Section of the object details: the score next to the mean of its buurt. */
export default function ObjectScore({ objectId, title }: WidgetProps<'object-section'>) {
  return <ObjectScoreSection objectId={objectId} title={title} />;
}

import type { WidgetProps } from '@kavel/contracts';
import { ObjectScoreSection } from '../features/passport';

/** Section of what is known of an object: its score next to the mean of its buurt. */
export default function ObjectScore({ objectId, title }: WidgetProps<'object-section'>) {
  return <ObjectScoreSection objectId={objectId} title={title} />;
}

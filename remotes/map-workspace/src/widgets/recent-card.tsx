import type { WidgetProps } from '@kavel/contracts';
import { RecentCard as Card } from '../features/recent';

/** Card on the start page: addresses seen and searches kept. */
export default function RecentCard({ title }: WidgetProps<'start-card'>) {
  return <Card title={title} />;
}

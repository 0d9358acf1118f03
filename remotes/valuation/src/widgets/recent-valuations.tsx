import type { WidgetProps } from '@kavel/contracts';
import { RecentValuationsCard } from '../features/recent-valuations';

/** Card on the start page: the most recently changed valuations. */
export default function RecentValuations({ title }: WidgetProps<'start-card'>) {
  return <RecentValuationsCard title={title} />;
}

import type { WidgetProps } from '@kavel/contracts';
import { RecentValuationsCard } from '../features/recent-valuations';

/** Card on the start page: the valuations that were changed last. */
export default function RecentValuations({ title }: WidgetProps<'start-card'>) {
  return <RecentValuationsCard title={title} />;
}

import type { WidgetProps } from '@kavel/contracts';
import { NewsCard as Card } from '../features/news-card';

/** Card on the start page: news and laws that touch the user's units. */
export default function NewsCard({ title }: WidgetProps<'start-card'>) {
  return <Card title={title} />;
}

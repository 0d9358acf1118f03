import { portfolioQueries } from '@kavel/api-client';
import { useBusEvent } from '@kavel/event-bus';
import { useQueryClient } from '@kavel/query';
import { Workspace } from '../features/workspace';

/** `/search`: the map workspace. */
export default function SearchPage() {
  const client = useQueryClient();
  useBusEvent('portfolio-changed', () => {
    void client.invalidateQueries({ queryKey: portfolioQueries.all() });
  });
  return <Workspace />;
}

import { portfolioQueries } from '@kavel/api-client';
import { useBusEvent } from '@kavel/event-bus';
import { useQueryClient } from '@kavel/query';
import { addressesFeature } from '../features/address-search';
import { locatorFeature } from '../features/locator';
import { layersFeature } from '../features/map-layers';
import { portfolioFeature } from '../features/portfolio-units';
import { Workspace } from '../features/workspace';

const features = [addressesFeature, locatorFeature, portfolioFeature, layersFeature];

/** `/search`: the map workspace. */
export default function SearchPage() {
  const client = useQueryClient();
  useBusEvent('portfolio-changed', () => {
    void client.invalidateQueries({ queryKey: portfolioQueries.all() });
  });
  return <Workspace features={features} />;
}

import { portfolioQueries } from '@kavel/api-client';
import { useBusEvent } from '@kavel/event-bus';
import { useQueryClient } from '@kavel/query';
import { useMemo } from 'react';
import { addressesFeature } from '../features/address-search';
import { advancedSearchFeature } from '../features/advanced-search/feature';
import { locatorFeature } from '../features/locator';
import { layersFeature } from '../features/map-layers';
import { portfolioFeature } from '../features/portfolio-units';
import { projectsFeature } from '../features/projects/feature';
import { useSlotFeatures } from '../features/slot-panels';
import { transactionsFeature } from '../features/transactions';
import { travelTimeFeature } from '../features/travel-time';
import { WorkAreaGuard } from '../features/work-areas';
import { workAreaFeature } from '../features/work-areas/feature';
import { Workspace } from '../features/workspace';

const own = [
  addressesFeature,
  locatorFeature,
  transactionsFeature,
  portfolioFeature,
  projectsFeature,
  workAreaFeature,
  travelTimeFeature,
  advancedSearchFeature,
];

/** `/search`: the map workspace, with the panels that other remotes offer. */
export default function SearchPage() {
  const client = useQueryClient();
  const offered = useSlotFeatures();
  const features = useMemo(() => [...own, ...offered, layersFeature], [offered]);
  useBusEvent('portfolio-changed', () => {
    void client.invalidateQueries({ queryKey: portfolioQueries.all() });
  });
  return (
    <>
      <WorkAreaGuard />
      <Workspace features={features} />
    </>
  );
}

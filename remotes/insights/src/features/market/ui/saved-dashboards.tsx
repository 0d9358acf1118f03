import { useSearchParams } from '@kavel/router';
import { SavedMenu } from '@kavel/saved-searches';
import { alertOf, alertThreshold } from '../model/market-alert';
import { type MarketView, writeMarketView } from '../model/market-view';

/** Dashboards that are kept by name: all that is chosen, also what was not chosen but shown. */
export function SavedDashboards({ view, areas }: { view: MarketView; areas: readonly string[] }) {
  const [, setQuery] = useSearchParams();
  return (
    <SavedMenu
      kind="market"
      current={writeMarketView(new URLSearchParams(), { ...view, areas }).toString()}
      criteriaOf={alertOf}
      threshold={alertThreshold}
      onOpen={address => setQuery(new URLSearchParams(address), { preventScrollReset: true })}
    />
  );
}

import { useQuery } from '@kavel/query';
import { Tabs } from '@kavel/ui/data';
import { reviewQueries } from '../../../common/review-queries';
import { useTexts } from '../../../i18n';

export const hubPanelId = 'valuations-part';

const views = ['all', 'review'] as const;
type HubView = (typeof views)[number];

/** Between all valuations and those that wait for a review, with their number. */
export function HubTabs({ view, onView }: { view: HubView; onView: (view: HubView) => void }) {
  const t = useTexts();
  const waiting = useQuery(reviewQueries.queue()).data?.length ?? 0;
  const label = (one: HubView) =>
    one === 'review' && waiting > 0 ? `${t('queue.tabs.review')} (${waiting})` : t(`queue.tabs.${one}`);
  return (
    <Tabs
      label={t('hub.title')}
      tabs={views.map(key => ({ key, label: label(key) }))}
      current={view}
      panelId={hubPanelId}
      onChange={onView}
    />
  );
}

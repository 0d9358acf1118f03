import { EmptyState } from '@kavel/ui/core';
import { useState } from 'react';
import { AreaError, AreaSkeleton } from '../../areas';
import { useDistrictFigures } from '../api/use-district-figures';
import { useTexts } from '../i18n';
import { DistrictPage } from './district-page';
import { useDistrictView } from './use-district-view';

/** Figures of gemeenten, wijken and buurten in classes on the map, in a legend with counts and in a table. */
export function Districts() {
  const t = useTexts();
  const [view, change] = useDistrictView();
  const figures = useDistrictFigures(view);
  const { overview, shown, error } = figures;
  const [isOpened, setOpened] = useState(false);
  if (error) {
    return (
      <AreaError title={t('failed')} description={t('failedHelp')} error={error} onRetry={figures.retry} />
    );
  }
  if (overview && overview.figures.length === 0) {
    return <EmptyState level={1} title={t('nothing')} description={t('nothingHelp')} />;
  }
  // The map opens at the bounds of the areas; later it does not wait for them.
  if (!overview || !shown || !(isOpened || shown.areas)) return <AreaSkeleton />;
  if (!isOpened) setOpened(true);
  return <DistrictPage view={view} change={change} figures={figures} overview={overview} shown={shown} />;
}

import { bus } from '@kavel/event-bus';
import { SavedMenu } from '@kavel/saved-searches';
import { Button, Flex, Menu } from '@kavel/ui/core';
import { Copy, Download } from '@kavel/ui/icons';
import { newestQuery, useOwnQuery } from '../../../common/use-own-query';
import { useTexts } from '../i18n';
import { readTable, writeTable } from '../model/table-address';
import { travelWords, withTravelWords } from '../model/travel-words';
import { type AreaExport, useAreaExport } from './use-area-export';

/** A travel time has no results that could be watched. */
const noCriteria = () => null;

/** Keeps, shares and exports what is asked, and opens the table of times. */
export function TravelActions({ onOpened, ...exported }: AreaExport & { onOpened: () => void }) {
  const t = useTexts();
  const [query, setQuery] = useOwnQuery();
  const making = useAreaExport(exported);
  const hasAreas = exported.answer.areas.length > 0;
  const copy = () =>
    navigator.clipboard.writeText(location.href).then(
      () => bus.publish('toast', { tone: 'success', title: t('shared') }),
      () => bus.publish('toast', { tone: 'warning', title: t('notShared') }),
    );
  return (
    <Flex gap="1" wrap="wrap" mx="-2">
      <SavedMenu
        kind="travel-time"
        current={travelWords(query)}
        criteriaOf={noCriteria}
        onOpen={words => {
          setQuery(withTravelWords(newestQuery(), words), { replace: false });
          onOpened();
        }}
      />
      {exported.view.origins.length > 0 ? (
        <Button variant="ghost" onClick={() => void copy()}>
          <Copy aria-hidden />
          {t('share')}
        </Button>
      ) : null}
      {hasAreas ? (
        <Menu
          trigger={
            <>
              <Download aria-hidden />
              {making.isPending ? t('busy') : t('export')}
            </>
          }
          items={[
            {
              key: 'geojson',
              label: t('exportAreas'),
              disabled: making.isPending,
              onSelect: () => making.mutate('geojson'),
            },
            {
              key: 'csv',
              label: t('exportFigures'),
              disabled: making.isPending,
              onSelect: () => making.mutate('csv'),
            },
          ]}
        />
      ) : null}
      <Button
        variant="ghost"
        onClick={() => setQuery(writeTable(newestQuery(), readTable(newestQuery())), { replace: false })}
      >
        {t('table.open')}
      </Button>
    </Flex>
  );
}

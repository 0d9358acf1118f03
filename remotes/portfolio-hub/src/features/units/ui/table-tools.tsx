import type { VtwType } from '@kavel/contracts';
import { useFormats } from '@kavel/i18n';
import { Button, Flex, Pill, Text, useBreakpoint } from '@kavel/ui/core';
import { Input } from '@kavel/ui/forms';
import { SlidersHorizontal } from '@kavel/ui/icons';
import { useEffect, useState } from 'react';
import { lateDialog } from '../../../common/late';
import { useTexts } from '../../../i18n';
import { useHubTexts } from '../../../i18n/hub';
import type { PortfolioTable } from '../api/hub-queries';
import { hiddenDemands } from '../model/unit-filter';
import { ExportMenu } from './export-menu';
import type { HubView } from './use-hub-view';
import { ViewsMenu } from './views-menu';

const FilterDialog = lateDialog(async () => (await import('./filter-dialog')).FilterDialog);
const ColumnsDialog = lateDialog(async () => (await import('./columns-dialog')).ColumnsDialog);

/** Debounce time in milliseconds: long enough to type a word. */
const pause = 150;

export interface TableToolsProps {
  portfolio: PortfolioTable;
  /** Whether own columns may be changed. */
  editable: boolean;
  hubView: HubView;
  types: readonly { vtwType: VtwType; units: number }[];
  total: number;
  shown: number;
}

/** Above the table: types, text, filter, columns and views. */
export function TableTools({ portfolio, editable, hubView, types, total, shown }: TableToolsProps) {
  const t = useTexts();
  const hub = useHubTexts();
  const format = useFormats();
  const narrow = !useBreakpoint('md');
  const [open, setOpen] = useState<'filter' | 'columns' | null>(null);
  const { filter, setFilter } = hubView;
  const demands = hiddenDemands(filter);

  const toggle = (vtwType: VtwType) => {
    const on = filter.types.includes(vtwType);
    setFilter({
      ...filter,
      types: on ? filter.types.filter(type => type !== vtwType) : [...filter.types, vtwType],
    });
  };

  return (
    <>
      <Flex gap="1" px="3" py="2" wrap="wrap" alignItems="center" borderBottomWidth="1px" borderColor="line">
        <Flex role="group" aria-label={t('units.filter')} gap="1" overflowX="auto" minWidth="0">
          <Pill aria-pressed={filter.types.length === 0} onClick={() => setFilter({ ...filter, types: [] })}>
            {t('units.all', { number: format.number(total) })}
          </Pill>
          {types.length > 1
            ? types.map(({ vtwType, units }) => (
                <Pill
                  key={vtwType}
                  aria-pressed={filter.types.includes(vtwType)}
                  onClick={() => toggle(vtwType)}
                >
                  {t(`types.${vtwType}`)} {format.number(units)}
                </Pill>
              ))
            : null}
        </Flex>
        <Flex gap="1" ms="auto" alignItems="center" wrap="wrap" width={{ base: 'full', md: 'auto' }}>
          <Text
            aria-live="polite"
            fontSize="sm"
            color="muted"
            px="1"
            order={{ base: 1, md: 0 }}
            ms={{ base: 'auto', md: 0 }}
          >
            {shown < total ? hub('filter.shown', { number: format.number(shown) }) : ''}
          </Text>
          <SearchField text={filter.text} onChange={text => setFilter({ ...filter, text })} />
          <Button variant="ghost" onClick={() => setOpen('filter')}>
            <SlidersHorizontal aria-hidden />
            {hub('filter.button')}
            {demands ? ` (${demands})` : ''}
          </Button>
          {narrow ? null : (
            <Button variant="ghost" onClick={() => setOpen('columns')}>
              {hub('table.columns')}
            </Button>
          )}
          <ViewsMenu hubView={hubView} />
          {shown > 0 ? <ExportMenu portfolio={portfolio} view={hubView.view} count={shown} /> : null}
        </Flex>
      </Flex>
      {open === 'filter' ? (
        <FilterDialog
          filter={filter}
          tags={portfolio.tags}
          own={portfolio.own}
          onChange={setFilter}
          onClose={() => setOpen(null)}
        />
      ) : null}
      {open === 'columns' ? (
        <ColumnsDialog
          columns={hubView.columns}
          onChange={hubView.setColumns}
          onClose={() => setOpen(null)}
          own={{
            portfolioId: portfolio.id,
            columns: portfolio.own,
            shown: hubView.ownColumns,
            editable,
            onShow: hubView.setOwnColumns,
          }}
        />
      ) : null}
    </>
  );
}

interface SearchFieldProps {
  text: string;
  onChange: (text: string) => void;
}

/** Filters by address, debounced, so that typing never waits for the table. */
function SearchField({ text, onChange }: SearchFieldProps) {
  const hub = useHubTexts();
  const [typed, setTyped] = useState(text);
  const [sent, setSent] = useState(text);
  if (text !== sent) {
    setSent(text);
    setTyped(text);
  }
  useEffect(() => {
    if (typed === sent) return;
    const timer = setTimeout(() => {
      setSent(typed);
      onChange(typed);
    }, pause);
    return () => clearTimeout(timer);
  });
  return (
    <Input
      type="search"
      _print={{ display: 'none' }}
      width={{ base: 'full', md: '11rem' }}
      aria-label={hub('filter.text')}
      placeholder={hub('filter.text')}
      value={typed}
      onChange={event => setTyped(event.target.value)}
    />
  );
}

import { hasPermission, useSession } from '@kavel/auth';
import { useFormats } from '@kavel/i18n';
import { useAskedAction } from '@kavel/router';
import { Box, type BoxProps, Button, Flex, type FlexProps, SectionTitle, Text } from '@kavel/ui/core';
import { Segmented } from '@kavel/ui/forms';
import { Download, Plus } from '@kavel/ui/icons';
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { type View, views } from '../../../common/filters/model/result-view';
import { begunExport } from '../api/begun-export';
import { useTexts } from '../i18n';
import { chipsOf } from '../model/chips';
import { nothingSelected } from '../model/selection';
import { ResultTable, type ResultTableProps } from './result-table';

const ExportDialog = lazy(() => import('./export-dialog'));
const AddDialog = lazy(() => import('./add-dialog'));

/** Hidden visually: the view switch already shows it, and a phone has no room for it beside the buttons. */
const hiddenTitle = { position: 'absolute', clipPath: 'inset(50%)' } as const;

const Head = (props: FlexProps) => (
  <Flex as="header" alignItems="center" flexWrap="wrap" gap="2" px="3" py="2" {...props} />
);
const Body = (props: BoxProps) => (
  <Box flex="1 1 0" minHeight={0} overflow="auto" borderTopWidth="1px" borderColor="line" {...props} />
);
const Foot = (props: FlexProps) => (
  <Flex
    as="footer"
    alignItems="center"
    gap="3"
    minHeight="row"
    px="3"
    borderTopWidth="1px"
    borderColor="line"
    fontSize="sm"
    color="muted"
    fontVariantNumeric="tabular-nums"
    {...props}
  />
);

export interface ResultsCardProps extends ResultTableProps {
  snapshot: string | undefined;
  /** Buttons before those of the table. */
  tools: ReactNode;
  view: View;
  /** Omitted where the view switch is elsewhere. */
  onView?: (view: View) => void;
}

/** The table with its actions. */
export function ResultsCard({ snapshot, tools, view, onView, ...table }: ResultsCardProps) {
  const t = useTexts();
  const { number } = useFormats();
  const session = useSession();
  const [dialog, setDialog] = useState<'export' | 'add' | null>(null);
  const { results, total, filter, sort, selection, onSelection, words, currentYear } = table;
  const [begun, setBegun] = useState(() => begunExport.of(filter, sort));
  const close = () => {
    setBegun(null);
    setDialog(null);
  };
  // A modal dialog in a hidden table would block the page.
  useEffect(() => () => setDialog(null), []);
  const nothing = total === 0;
  useAskedAction({ 'export-objects': () => setDialog('export') });
  useEffect(() => {
    if (begun && !nothing) setDialog('export');
  }, [begun, nothing]);

  return (
    <>
      <Head>
        <SectionTitle {...(onView || tools ? hiddenTitle : {})}>{t('results')}</SectionTitle>
        {onView ? (
          <Segmented
            label={t('view')}
            value={view}
            options={views.map(value => ({ value, label: t(`views.${value}`) }))}
            onChange={onView}
          />
        ) : null}
        <Text as="span" flex="1" />
        {tools}
        <Button disabled={nothing} onClick={() => setDialog('export')}>
          <Download aria-hidden />
          {t('export')}
        </Button>
        {hasPermission(session, 'auth.portfolio-hub') ? (
          <Button variant="solid" disabled={nothing} onClick={() => setDialog('add')}>
            <Plus aria-hidden />
            {t('add')}
          </Button>
        ) : null}
      </Head>
      <Body>
        <ResultTable {...table} />
      </Body>
      <Foot>
        {selection.size > 0 ? (
          <>
            <span role="status">{t('selected', { count: selection.size })}</span>
            <Button variant="ghost" height="7" px="1" onClick={() => onSelection(nothingSelected)}>
              {t('clearSelection')}
            </Button>
          </>
        ) : null}
        <Text as="span" ms="auto">
          {nothing ? '' : t('shown', { n: number(results.rows.length), total: number(total) })}
        </Text>
      </Foot>
      <Suspense>
        {dialog === 'export' ? (
          <ExportDialog
            filter={filter}
            order={sort}
            count={total}
            snapshot={snapshot ?? ''}
            words={words}
            currentYear={currentYear}
            begun={begun}
            onClose={close}
          />
        ) : null}
        {dialog === 'add' ? (
          <AddDialog
            result={{ filter, order: sort, count: total }}
            selection={selection}
            listName={['Locator', ...chipsOf(filter, words, currentYear).map(({ value }) => value)].join(
              ' · ',
            )}
            onClose={close}
          />
        ) : null}
      </Suspense>
    </>
  );
}

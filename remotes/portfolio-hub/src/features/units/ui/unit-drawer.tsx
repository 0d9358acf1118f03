import { ApiError } from '@kavel/api-client';
import { hasPermission, useSession } from '@kavel/auth';
import { useFormats } from '@kavel/i18n';
import { useQuery } from '@kavel/query';
import { Button, Figure, Flex, QuietButton, Stack, Text, TextLink } from '@kavel/ui/core';
import { lazy, Suspense, useId } from 'react';
import { useTexts } from '../../../i18n';
import { useHubTexts } from '../../../i18n/hub';
import { hubQueries, type PortfolioTable } from '../api/hub-queries';
import { refusedFields, type UnitUpdate } from '../model/unit-form';
import { shownValueOf, type UnitRow } from '../model/unit-row';
import { ConflictNotice } from './conflict-notice';
import { DrawerFrame } from './drawer-frame';
import { LeaseNote } from './lease-note';
import type { OwnCellProps } from './own-cell';
import { UnitDocuments } from './unit-documents';
import { UnitFields } from './unit-fields';
import { UnitHistory } from './unit-history';
import { UnitOwn } from './unit-own';
import type { OpenUnit } from './use-open-unit';
import { type Drafts, useUnitDraft } from './use-unit-draft';
import type { Conflict } from './use-unit-edits';

/** Apart: the chart is for units with values only. */
const UnitValueLine = lazy(() => import('./unit-value-line'));

export interface UnitDrawerProps {
  row: UnitRow;
  portfolio: PortfolioTable;
  onSaveOwn: OwnCellProps['onSave'];
  unit: OpenUnit;
  drafts: Drafts;
  /** The edit typed in the table that caused a conflict. */
  conflict: Conflict | null;
  editable: boolean;
  onClose: () => void;
  onSaved: () => void;
  onOpen: (row: UnitRow) => void;
  onRemove: () => void;
  /** Rejects with the reason. */
  onSave: (row: UnitRow, update: UnitUpdate) => Promise<void>;
}

/** One unit: its facts with their sources, documents and history. Typed text stays until it is saved or discarded. */
export function UnitDrawer(props: UnitDrawerProps) {
  const { row, portfolio, unit, drafts, editable, onClose, onOpen, onRemove } = props;
  const t = useTexts();
  const formId = useId();
  const draft = useUnitDraft(props);
  const { theirs } = draft;
  const discard = () => {
    draft.discard();
    // The button goes away with what it discards.
    document.getElementById(formId)?.querySelector('input')?.focus();
  };

  return (
    <DrawerFrame
      title={row.address}
      unit={unit}
      onClose={onClose}
      footer={
        editable ? (
          <>
            <Button variant="danger" me="auto" onClick={onRemove}>
              {t('unit.remove')}
            </Button>
            {draft.edited ? <Button onClick={discard}>{t('unit.discard')}</Button> : null}
            <Button type="submit" form={formId} variant="solid" disabled={!draft.edited || draft.saving}>
              {draft.saving ? t('common.busy') : t('common.save')}
            </Button>
          </>
        ) : null
      }
    >
      <Stack gap="4">
        <UnitHead row={row} />
        <UnitValue row={row} />
        {row.value === null ? null : (
          <Suspense>
            <UnitValueLine portfolioId={portfolio.id} unitId={row.id} />
          </Suspense>
        )}
        <LeaseNote unitId={row.id} />
        <Unsaved drafts={drafts} current={row.id} onOpen={onOpen} />
        {theirs ? (
          <ConflictNotice
            theirs={theirs}
            before={draft.before}
            form={draft.form}
            onKeepMine={() => void draft.keepMine(theirs)}
            onTakeTheirs={() => draft.takeTheirs(theirs)}
          />
        ) : null}
        <form
          id={formId}
          noValidate
          onSubmit={event => {
            event.preventDefault();
            void draft.save();
          }}
        >
          <UnitFields
            unitId={row.id}
            form={draft.form}
            saved={draft.before}
            onChange={draft.change}
            problems={{ ...draft.problems, ...refusedFields(draft.form, fieldsOf(draft.failure)) }}
            failure={draft.failure}
            disabled={!editable}
          />
        </form>
        <UnitOwn row={row} columns={portfolio.own} editable={editable} onSave={props.onSaveOwn} />
        <UnitDocuments portfolioId={portfolio.id} />
        <UnitHistory unitId={row.id} own={portfolio.own} />
      </Stack>
    </DrawerFrame>
  );
}

/** The unit's location, and links to its other pages. */
function UnitHead({ row }: { row: UnitRow }) {
  const t = useTexts();
  const session = useSession();
  const { data: unit } = useQuery(hubQueries.unit(row.id));
  return (
    <Stack gap="1" fontSize="sm">
      <Text color="muted">
        {[row.postcode, row.place].filter(Boolean).join(' ')} · {t(`types.${row.vtwType}`)}
        {unit?.addressObjectData.fictional ? ` · ${t('unit.fictional')}` : ''}
      </Text>
      <Flex gap="4" wrap="wrap">
        <TextLink to={`/search?object=${row.objectId}`}>{t('unit.onMap')}</TextLink>
        {hasPermission(session, 'auth.property-pass') ? (
          <TextLink to={`/passport/${row.objectId}`}>{t('unit.passport')}</TextLink>
        ) : null}
      </Flex>
    </Stack>
  );
}

/** The unit's value with why it may be outdated. */
function UnitValue({ row }: { row: UnitRow }) {
  const hub = useHubTexts();
  const format = useFormats();
  const value = shownValueOf(row);
  if (value === null) return null;
  return (
    <Stack gap="1" fontSize="sm">
      <Text>
        {hub('columns.value')}: <Figure fontWeight="medium">{format.number(value)}</Figure>
      </Text>
      {row.outdated.map(reason => (
        <Text key={reason} color="amber">
          {hub(`outdated.reasons.${reason}`)}
        </Text>
      ))}
    </Stack>
  );
}

interface UnsavedProps {
  drafts: Drafts;
  current: string;
  onOpen: (row: UnitRow) => void;
}

/** Other units with typed text that is not saved. */
function Unsaved({ drafts, current, onOpen }: UnsavedProps) {
  const hub = useHubTexts();
  const others = [...drafts.values()].filter(({ base }) => base.id !== current);
  if (others.length === 0) return null;
  return (
    <Flex gap="2" wrap="wrap" alignItems="center" fontSize="sm" color="amber">
      {hub('drawer.unsaved')}
      {others.map(({ base }) => (
        <QuietButton key={base.id} onClick={() => onOpen(base)}>
          {base.address}
        </QuietButton>
      ))}
    </Flex>
  );
}

function fieldsOf(failure: unknown): string[] {
  if (!(failure instanceof ApiError)) return [];
  return failure.problems.map(problem => problem.field.replace(/^body\.edits\.\d+\.set\./, ''));
}

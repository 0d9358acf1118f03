import type { AuditEvent } from '@kavel/contracts/management';
import { fileNameOf, useFormats } from '@kavel/i18n';
import { Button, EmptyState, TextLink } from '@kavel/ui/core';
import { type Column, DataTable } from '@kavel/ui/data';
import { Download } from '@kavel/ui/icons';
import { toast, useChange } from '../../common/changes';
import { useErrorText } from '../../common/error-text';
import { Loaded } from '../../common/load-state';
import { listHeight, Part } from '../../common/part';
import { useTexts } from '../../i18n';
import { useAuditTexts } from '../../i18n/audit';
import { saveAuditFile } from './audit-file';
import { AuditFilterFields, useAuditFilter } from './audit-filter';
import { type AuditFilter, readWholeAudit, useAudit } from './use-audit';
import { useDetail } from './use-detail';

export interface AuditedOrganisation {
  /** Absent for the user's own organisation. */
  id: string | undefined;
  name: string;
}

/** Audit events of the organisation, newest first. */
export function AuditLog({ organisation }: { organisation: AuditedOrganisation }) {
  const t = useAuditTexts();
  const shared = useTexts();
  const { moment } = useFormats();
  const textOf = useErrorText();
  const chosen = useAuditFilter();
  const filter = { ...chosen, ...(organisation.id ? { organisationId: organisation.id } : {}) };
  const { busy, run } = useChange();
  const columns = useColumns();
  const filterFacts = useFilterFacts(chosen);

  const download = () =>
    run(async () => {
      try {
        const events = await readWholeAudit(filter);
        const written = columns.filter(({ key }) => key !== 'object');
        const now = new Date().toISOString();
        await saveAuditFile({
          fileName: fileNameOf([shared('tabs.audit'), organisation.name, now.slice(0, 10)], 'csv'),
          facts: [[shared('tabs.audit'), organisation.name], [t('exportedAt'), moment(now)], ...filterFacts],
          headers: written.map(({ header }) => String(header)),
          events,
          cellsOf: toCells(written),
        });
        toast('success', t('exported', { count: events.length }));
      } catch (error) {
        toast('error', textOf(error));
      }
    });

  return (
    <Part
      tools={
        <>
          <AuditFilterFields />
          <Button ms="auto" disabled={busy} onClick={() => void download()}>
            <Download aria-hidden /> {busy ? t('exporting') : shared('common.download')}
          </Button>
        </>
      }
    >
      <Events key={JSON.stringify(filter)} filter={filter} columns={columns} />
    </Part>
  );
}

function Events({ filter, columns }: { filter: AuditFilter; columns: readonly Column<AuditEvent>[] }) {
  const t = useAuditTexts();
  const { events, loading, failed, more } = useAudit(filter);
  const query = {
    data: loading || (failed && events.length === 0) ? undefined : events,
    error: failed?.error ?? null,
    refetch: () => failed?.refetch(),
  };
  return (
    <Loaded query={query}>
      {rows => (
        <DataTable
          label={t('list')}
          columns={columns}
          rows={rows}
          rowKey={({ id }) => id}
          maxHeight={listHeight}
          onEndReached={more}
          empty={<EmptyState title={t('empty.title')} description={t('empty.description')} />}
        />
      )}
    </Loaded>
  );
}

function useColumns(): Column<AuditEvent>[] {
  const t = useAuditTexts();
  const format = useFormats();
  const detailOf = useDetail();
  return [
    { key: 'at', header: t('at'), cell: event => format.moment(event.at), width: '11rem' },
    { key: 'what', header: t('what'), cell: event => t(`kinds.${event.kind}`), width: '12rem' },
    {
      key: 'actor',
      header: t('actor'),
      cell: event => event.actor?.name ?? t('nobody'),
      width: 'minmax(9rem, 1fr)',
    },
    {
      key: 'subject',
      header: t('subject'),
      cell: event => event.subject?.name ?? '',
      width: 'minmax(9rem, 1fr)',
    },
    {
      key: 'detail',
      header: t('detail'),
      cell: event => detailOf(event.detail),
      width: 'minmax(14rem, 2fr)',
    },
    {
      key: 'object',
      header: t('object'),
      cell: event =>
        event.detail.objectId ? (
          <TextLink to={`/management?tab=audit&object=${event.detail.objectId}`}>{t('showObject')}</TextLink>
        ) : (
          ''
        ),
      width: '9rem',
    },
    { key: 'network', header: t('network'), cell: event => event.address ?? '', width: '10rem' },
  ];
}

/** Describes the active filter for the export. */
function useFilterFacts({ search, kind, person, object, from, until }: AuditFilter): [string, string][] {
  const t = useAuditTexts();
  const { date } = useFormats();
  const facts: [string, string | undefined][] = [
    [t('search'), search],
    [t('kind'), kind && t(`kinds.${kind}`)],
    [t('onlyOne'), person],
    [t('onlyObject'), object],
    [t('from'), from && date(from)],
    [t('until'), until && date(until)],
  ];
  return facts.flatMap(([name, value]): [string, string][] => (value ? [[name, value]] : []));
}

const toCells =
  (columns: readonly Column<AuditEvent>[]) =>
  (event: AuditEvent): string[] =>
    columns.map(({ key, cell }) => (key === 'at' ? event.at : String(cell(event) ?? '')));

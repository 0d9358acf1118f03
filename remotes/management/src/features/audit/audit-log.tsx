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
  const t = useTexts();
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
          fileName: fileNameOf([t('tabs.audit'), organisation.name, now.slice(0, 10)], 'csv'),
          facts: [[t('tabs.audit'), organisation.name], [t('audit.exportedAt'), moment(now)], ...filterFacts],
          headers: written.map(({ header }) => String(header)),
          events,
          cellsOf: toCells(written),
        });
        toast('success', t('audit.exported', { count: events.length }));
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
            <Download aria-hidden /> {busy ? t('audit.exporting') : t('common.download')}
          </Button>
        </>
      }
    >
      <Events key={JSON.stringify(filter)} filter={filter} columns={columns} />
    </Part>
  );
}

function Events({ filter, columns }: { filter: AuditFilter; columns: readonly Column<AuditEvent>[] }) {
  const t = useTexts();
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
          label={t('audit.list')}
          columns={columns}
          rows={rows}
          rowKey={({ id }) => id}
          maxHeight={listHeight}
          onEndReached={more}
          empty={<EmptyState title={t('audit.empty.title')} description={t('audit.empty.description')} />}
        />
      )}
    </Loaded>
  );
}

function useColumns(): Column<AuditEvent>[] {
  const t = useTexts();
  const format = useFormats();
  const detailOf = useDetail();
  return [
    { key: 'at', header: t('audit.at'), cell: event => format.moment(event.at), width: '11rem' },
    { key: 'what', header: t('audit.what'), cell: event => t(`audit.kinds.${event.kind}`), width: '12rem' },
    {
      key: 'actor',
      header: t('audit.actor'),
      cell: event => event.actor?.name ?? t('audit.nobody'),
      width: 'minmax(9rem, 1fr)',
    },
    {
      key: 'subject',
      header: t('audit.subject'),
      cell: event => event.subject?.name ?? '',
      width: 'minmax(9rem, 1fr)',
    },
    {
      key: 'detail',
      header: t('audit.detail'),
      cell: event => detailOf(event.detail),
      width: 'minmax(14rem, 2fr)',
    },
    {
      key: 'object',
      header: t('audit.object'),
      cell: event =>
        event.detail.objectId ? (
          <TextLink to={`/management?tab=audit&object=${event.detail.objectId}`}>
            {t('audit.showObject')}
          </TextLink>
        ) : (
          ''
        ),
      width: '9rem',
    },
    { key: 'network', header: t('audit.network'), cell: event => event.address ?? '', width: '10rem' },
  ];
}

/** Describes the active filter for the export. */
function useFilterFacts({ search, kind, person, object, from, until }: AuditFilter): [string, string][] {
  const t = useTexts();
  const { date } = useFormats();
  const facts: [string, string | undefined][] = [
    [t('audit.search'), search],
    [t('audit.kind'), kind && t(`audit.kinds.${kind}`)],
    [t('audit.onlyOne'), person],
    [t('audit.onlyObject'), object],
    [t('audit.from'), from && date(from)],
    [t('audit.until'), until && date(until)],
  ];
  return facts.flatMap(([name, value]): [string, string][] => (value ? [[name, value]] : []));
}

const toCells =
  (columns: readonly Column<AuditEvent>[]) =>
  (event: AuditEvent): string[] =>
    columns.map(({ key, cell }) => (key === 'at' ? event.at : String(cell(event) ?? '')));

import type { Session } from '@kavel/contracts/management';
import { useFormats } from '@kavel/i18n';
import { Button, Text } from '@kavel/ui/core';
import { type Column, DataTable } from '@kavel/ui/data';
import { listHeight } from '../../common/part';
import { useColumnsInReach } from '../../common/use-columns-in-reach';
import { useTexts } from '../../i18n';

export interface SessionTableProps {
  sessions: readonly Session[];
  /** Hides the user column: all sessions are the user's own. */
  own?: boolean;
  onEnd: (session: Session) => void;
}

export function SessionTable({ sessions, own, onEnd }: SessionTableProps) {
  const t = useTexts();
  const format = useFormats();
  const deviceOf = ({ device }: Session) => device ?? t('sessions.unknown');
  const columns: Column<Session>[] = [
    {
      key: 'device',
      header: t('sessions.device'),
      sortBy: deviceOf,
      cell: deviceOf,
      width: 'minmax(10rem, 1fr)',
    },
    {
      key: 'network',
      header: t('sessions.network'),
      sortBy: one => one.address,
      cell: one => one.address ?? t('sessions.unknown'),
      width: '10rem',
    },
    {
      key: 'started',
      header: t('sessions.started'),
      sortBy: one => one.startedAt,
      cell: one => format.moment(one.startedAt),
      width: '11rem',
    },
    {
      key: 'used',
      header: t('sessions.used'),
      sortBy: one => one.lastUsedAt,
      cell: one => format.moment(one.lastUsedAt),
      width: '11rem',
    },
    {
      key: 'end',
      header: t('common.actions'),
      width: '9rem',
      cell: one =>
        one.current ? (
          <Text as="span" color="muted">
            {t('sessions.current')}
          </Text>
        ) : (
          <Button
            height="7"
            aria-label={t('sessions.endOf', { name: one.userName, device: deviceOf(one) })}
            onClick={() => onEnd(one)}
          >
            {t('sessions.end')}
          </Button>
        ),
    },
  ];
  const user: Column<Session> = {
    key: 'user',
    header: t('sessions.user'),
    sortBy: one => one.userName,
    cell: one => one.userName,
    width: 'minmax(10rem, 1fr)',
  };
  const shown = useColumnsInReach(own ? columns : [user, ...columns]);
  return (
    <DataTable
      label={t('sessions.list')}
      columns={shown}
      rows={sessions}
      rowKey={({ id }) => id}
      maxHeight={listHeight}
    />
  );
}

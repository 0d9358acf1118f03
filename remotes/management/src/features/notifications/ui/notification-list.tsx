import type { Notification } from '@kavel/contracts/notifications';
import { useQuery, useQueryClient } from '@kavel/query';
import { Button, EmptyState, ErrorText, Flex, LinkButton, PlainList, Stack, Text } from '@kavel/ui/core';
import { useState } from 'react';
import { Loaded } from '../../../common/load-state';
import { markAllRead, markRead, notificationQueries } from '../api/notification-calls';
import { useNotificationTexts } from '../i18n';
import { NotificationRow } from './notification-row';

/** Newest first, unread ones marked; opening one marks it as read. */
export function NotificationList() {
  const list = useQuery(notificationQueries.list());
  return <Loaded query={list}>{data => <List notifications={data} />}</Loaded>;
}

function List({ notifications }: { notifications: readonly Notification[] }) {
  const t = useNotificationTexts();
  const client = useQueryClient();
  const [failed, setFailed] = useState(false);
  const attempt = async (work: Promise<unknown>) => {
    setFailed(false);
    await work.catch(() => setFailed(true));
    await client.invalidateQueries({ queryKey: notificationQueries.all() });
  };
  if (notifications.length === 0) {
    return (
      <EmptyState
        title={t('empty.title')}
        description={t('empty.text')}
        action={<LinkButton to="/transactions">{t('empty.action')}</LinkButton>}
      />
    );
  }
  const unread = notifications.filter(({ readAt }) => readAt === null).length;
  return (
    <Stack gap="2">
      <Flex alignItems="center" justifyContent="space-between" gap="3" minHeight="control">
        <Text fontSize="sm" color="muted" role="status">
          {unread === 0 ? t('allRead') : t('unread', { count: unread })}
        </Text>
        {unread === 0 ? null : <Button onClick={() => void attempt(markAllRead())}>{t('readAll')}</Button>}
      </Flex>
      {failed ? <ErrorText>{t('notDone')}</ErrorText> : null}
      <PlainList rules="above">
        {notifications.map(notification => (
          <NotificationRow
            key={notification.id}
            notification={notification}
            onMark={read => void attempt(markRead(notification, read))}
          />
        ))}
      </PlainList>
    </Stack>
  );
}

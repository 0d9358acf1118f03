import { call } from '@kavel/api-client';
import {
  type Notification,
  type NotificationKind,
  type NotificationSettingChange,
  notificationApi,
} from '@kavel/contracts/notifications';
import { queryOptions } from '@kavel/query';

const root = 'notifications';

export const notificationQueries = {
  /** Of everything about notifications; the bell of the host is among it. */
  all: () => [root] as const,
  list: () =>
    queryOptions({
      queryKey: [root, 'list'],
      queryFn: ({ signal }) => call(notificationApi.listNotifications, {}, { signal }),
      refetchInterval: 60_000,
    }),
  settings: () =>
    queryOptions({
      queryKey: [root, 'settings'],
      queryFn: ({ signal }) => call(notificationApi.listNotificationSettings, {}, { signal }),
    }),
};

export const markRead = ({ id }: Notification, read: boolean) =>
  call(notificationApi.readNotification, { params: { id }, body: { read } });

export const markAllRead = () => call(notificationApi.readAllNotifications, {});

export const changeSetting = (kind: NotificationKind, body: NotificationSettingChange) =>
  call(notificationApi.changeNotificationSetting, { params: { kind }, body });

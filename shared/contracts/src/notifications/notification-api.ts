import { z } from 'zod';
import { actingQuerySchema } from '../auth/auth-api';
import { defineEndpoint } from '../calls/endpoint';
import {
  notificationKinds,
  notificationSchema,
  notificationSettingChangeSchema,
  notificationSettingSchema,
  notificationSettingsSchema,
} from './notification';

const service = 'portfolio';
const access = 'authenticated';
const query = actingQuerySchema;

/** Notifications of the caller, whatever they are about. */
export const notificationApi = {
  listNotifications: defineEndpoint({
    service,
    access,
    acting: true,
    method: 'GET',
    path: '/notifications',
    summary: "The caller's notifications, newest first",
    query,
    result: z.array(notificationSchema),
  }),
  countUnread: defineEndpoint({
    service,
    access,
    acting: true,
    method: 'GET',
    path: '/notifications/unread',
    summary: 'How many notifications the caller has not read',
    query,
    result: z.object({ unread: z.int().nonnegative() }),
  }),
  readAllNotifications: defineEndpoint({
    service,
    access,
    acting: true,
    method: 'PUT',
    path: '/notifications/read',
    summary: 'Mark all notifications as read',
    query,
    result: z.null(),
  }),
  readNotification: defineEndpoint({
    service,
    access,
    acting: true,
    method: 'PUT',
    path: '/notifications/:id/read',
    summary: 'Mark a notification as read, or as unread',
    params: z.object({ id: z.uuid() }),
    query,
    body: z.strictObject({ read: z.boolean() }),
    result: z.null(),
  }),
  listNotificationSettings: defineEndpoint({
    service,
    access,
    acting: true,
    method: 'GET',
    path: '/notification-settings',
    summary: 'How the caller is told of each kind',
    query,
    result: notificationSettingsSchema,
  }),
  changeNotificationSetting: defineEndpoint({
    service,
    access,
    acting: true,
    method: 'PUT',
    path: '/notification-settings/:kind',
    summary: 'Choose how to be told of a kind: in Kavel, by mail, or both',
    params: z.object({ kind: z.enum(notificationKinds) }),
    query,
    body: notificationSettingChangeSchema,
    result: notificationSettingSchema,
  }),
} as const;

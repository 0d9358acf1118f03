import { z } from 'zod';
import { languages } from '../remotes/remote';
import { notificationKinds, notificationLimits } from './lists';

export * from './lists';

const kindSchema = z.enum(notificationKinds);

/** Something that a user wants to know of. */
export const notificationSchema = z.object({
  id: z.uuid(),
  kind: kindSchema,
  /** What it is about: the name of a search. */
  subject: z.string(),
  /** How many are new. */
  count: z.int().nonnegative(),
  /** Names of some of them. */
  details: z.array(z.string()).max(notificationLimits.details),
  /** Path within Kavel, beginning with `/`. */
  link: z.string(),
  createdAt: z.iso.datetime(),
  readAt: z.iso.datetime().nullable(),
});
export type Notification = z.infer<typeof notificationSchema>;

/** How a user is told of a kind. */
export const notificationSettingSchema = z.object({
  kind: kindSchema,
  /** In the list of notifications, and at the bell. */
  inProduct: z.boolean(),
  byMail: z.boolean(),
});
export type NotificationSetting = z.infer<typeof notificationSettingSchema>;

export const notificationSettingsSchema = z.object({
  settings: z.array(notificationSettingSchema),
  /** False: no mail server is set up, or the user's address is not proven. */
  mailPossible: z.boolean(),
});
export type NotificationSettings = z.infer<typeof notificationSettingsSchema>;

export const notificationSettingChangeSchema = z.strictObject({
  inProduct: z.boolean(),
  byMail: z.boolean(),
  /** Of the mails. */
  language: z.enum(languages).optional(),
});
export type NotificationSettingChange = z.infer<typeof notificationSettingChangeSchema>;

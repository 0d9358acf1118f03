/** What users are notified of. A domain that notifies adds its kind here, with its texts where notifications are shown. */
export const notificationKinds = [
  'watched-search',
  'review-asked',
  'review-returned',
  'valuation-approved',
  'comment-added',
  'comment-mention',
] as const;
export type NotificationKind = (typeof notificationKinds)[number];

export const notificationLimits = {
  /** Newest ones of a user that are listed. */
  listed: 200,
  /** Days for which notifications are kept. */
  days: 90,
  /** Names of new things in one notification. */
  details: 5,
};

/** Where notifications and their settings are, as paths of the host. */
export const notificationPaths = { list: '/notifications', settings: '/notifications?tab=settings' } as const;

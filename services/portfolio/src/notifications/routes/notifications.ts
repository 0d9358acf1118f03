import { memberInnerApi, notificationApi } from '@kavel/contracts/notifications';
import { type Caller, route, type ServiceClient } from '@kavel/service-kit';
import type { FastifyInstance } from 'fastify';
import type { PortfolioStore } from '../../repositories/store';
import * as notifications from '../repositories/notifications';
import { changeSetting, listSettings } from '../repositories/settings';

export interface NotificationContext {
  store: PortfolioStore;
  auth: ServiceClient;
}

/** A user's notifications, and how the user is told of them. */
export function notificationRoutes(app: FastifyInstance, { store, auth }: NotificationContext): void {
  route(app, notificationApi.listNotifications, ({ caller }) =>
    store.inOrganisation(caller, async scope => {
      await notifications.forgetOld(scope);
      return notifications.listNotifications(scope);
    }),
  );

  route(app, notificationApi.countUnread, async ({ caller }) => ({
    unread: await store.reading(caller, notifications.countUnread),
  }));

  route(app, notificationApi.readAllNotifications, async ({ caller }) => {
    await store.inOrganisation(caller, notifications.markAll);
    return null;
  });

  route(app, notificationApi.readNotification, async ({ caller, params, body }) => {
    await store.inOrganisation(caller, scope => notifications.markNotification(scope, params.id, body.read));
    return null;
  });

  route(app, notificationApi.listNotificationSettings, async ({ caller }) => ({
    settings: await store.reading(caller, listSettings),
    mailPossible: await isMailPossible(auth, caller),
  }));

  route(app, notificationApi.changeNotificationSetting, ({ caller, params, body }) =>
    store.inOrganisation(caller, scope => changeSetting(scope, params.kind, body)),
  );
}

async function isMailPossible(
  auth: ServiceClient,
  { organisationId, userId }: Pick<Caller, 'organisationId' | 'userId'>,
): Promise<boolean> {
  const member = await auth.call(memberInnerApi.readMember, { body: { organisationId, userId } });
  return member?.mailPossible ?? false;
}

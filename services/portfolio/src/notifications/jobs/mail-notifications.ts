import { memberInnerApi, notificationPaths } from '@kavel/contracts/notifications';
import type { ServiceClient } from '@kavel/service-kit';
import { sql } from 'kysely';
import type { JobKind } from '../../jobs/job-kind';
import { endJob, holdLease, restJob } from '../../jobs/repositories/job-lease';
import type { PortfolioStore } from '../../repositories/store';
import { setMailLanguage, takeToMail } from '../repositories/notifications';
import { mailLine } from '../rules/mail-line';

export const mailNotificationsKind = 'mail-notifications';

const nextHour = sql<Date>`now() + interval '1 hour'`;

/**
 * Mails what was collected for a user in one message. Notifications are taken before they are sent: a process that is
 * killed in between loses a mail, and never sends one twice. One that the server refuses is tried again, each hour while
 * its notifications are new.
 */
export function mailNotifications(store: PortfolioStore, auth: ServiceClient): JobKind {
  return {
    kind: mailNotificationsKind,

    async run(lease) {
      const { organisationId, userId, jobId } = lease;
      const taken = await store.inOrganisation(lease, async scope => {
        await holdLease(scope, lease);
        return takeToMail(scope);
      });
      // The newest has the language that was chosen last.
      const language = taken.at(-1)?.language;
      if (language !== undefined) {
        const items = taken.map(one => ({ text: mailLine(language, one), path: one.link }));
        const body = { organisationId, userId, language, items, settingsPath: notificationPaths.settings };
        try {
          await auth.call(memberInnerApi.mailNotifications, { body });
        } catch (error) {
          const ids = taken.map(({ id }) => id);
          await store.inOrganisation(lease, scope => setMailLanguage(scope, ids, language));
          throw error;
        }
      }
      await store.inOrganisation(lease, scope => endJob(scope, jobId));
      return 'finished';
    },

    fail: async lease => {
      await store.inOrganisation(lease, async scope => {
        // Also forgets the attempts.
        await holdLease(scope, lease);
        await restJob(scope, lease, nextHour);
      });
    },
  };
}

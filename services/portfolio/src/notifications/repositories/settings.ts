import type { Language } from '@kavel/contracts';
import {
  type NotificationKind,
  type NotificationSetting,
  type NotificationSettingChange,
  notificationKinds,
} from '@kavel/contracts/notifications';
import type { OrganisationScope } from '../../repositories/store';

type Setting = NotificationSetting & { language: Language };

/** The caller's choice for each kind. */
export async function listSettings(scope: OrganisationScope): Promise<NotificationSetting[]> {
  const chosen = await choices(scope, scope.userId);
  return notificationKinds.map(kind => {
    const { inProduct, byMail } = chosen.find(one => one.kind === kind) ?? usual(kind);
    return { kind, inProduct, byMail };
  });
}

export async function settingOf(
  scope: OrganisationScope,
  userId: string,
  kind: NotificationKind,
): Promise<Setting> {
  const chosen = await choices(scope, userId);
  return chosen.find(one => one.kind === kind) ?? usual(kind);
}

export async function changeSetting(
  { trx, organisationId, userId }: OrganisationScope,
  kind: NotificationKind,
  { inProduct, byMail, language }: NotificationSettingChange,
): Promise<NotificationSetting> {
  const values = { in_product: inProduct, by_mail: byMail, ...(language ? { language } : {}) };
  await trx
    .insertInto('notification_setting')
    .values({ organisation_id: organisationId, user_id: userId, kind, ...values, language: language ?? 'nl' })
    .onConflict(conflict => conflict.columns(['organisation_id', 'user_id', 'kind']).doUpdateSet(values))
    .execute();
  // What waits for the next mail is not wanted any more.
  if (!byMail) {
    await trx
      .updateTable('notification')
      .where('organisation_id', '=', organisationId)
      .where('user_id', '=', userId)
      .where('kind', '=', kind)
      .where('mail_language', 'is not', null)
      .set({ mail_language: null })
      .execute();
  }
  return { kind, inProduct, byMail };
}

const usual = (kind: NotificationKind): Setting => ({ kind, inProduct: true, byMail: false, language: 'nl' });

async function choices({ trx, organisationId }: OrganisationScope, userId: string): Promise<Setting[]> {
  const rows = await trx
    .selectFrom('notification_setting')
    .where('organisation_id', '=', organisationId)
    .where('user_id', '=', userId)
    .select(['kind', 'in_product', 'by_mail', 'language'])
    .execute();
  return rows.map(({ kind, in_product, by_mail, language }) => ({
    ...{ kind, inProduct: in_product, byMail: by_mail, language },
  }));
}

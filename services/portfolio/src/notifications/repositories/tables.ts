import type { Language } from '@kavel/contracts';
import type { NotificationKind } from '@kavel/contracts/notifications';
import type { Generated } from 'kysely';
import type { Owned } from '../../repositories/column-types';

export interface NotificationTables {
  notification: Owned & {
    id: Generated<string>;
    user_id: string;
    kind: NotificationKind;
    subject: string;
    count: number;
    details: string[];
    link: string;
    shown: Generated<boolean>;
    mail_language: Language | null;
    created_at: Generated<Date>;
    read_at: Date | null;
  };
  notification_setting: Owned & {
    user_id: string;
    kind: NotificationKind;
    in_product: boolean;
    by_mail: boolean;
    language: Language;
  };
}

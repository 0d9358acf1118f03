import type { MailSettings } from '@kavel/service-auth';

interface MailVariables {
  KAVEL_SMTP_URL?: string | undefined;
  KAVEL_MAIL_FROM?: string | undefined;
  KAVEL_ORIGIN?: string | undefined;
}

/** All three settings or none. Throws naming what is missing. */
export function mailSettings({
  KAVEL_SMTP_URL: smtpUrl,
  KAVEL_MAIL_FROM: from,
  KAVEL_ORIGIN: origin,
}: MailVariables): MailSettings | undefined {
  if (smtpUrl === undefined) return undefined;
  if (from === undefined || origin === undefined) {
    throw new Error(
      'The environment is not usable:\n  KAVEL_SMTP_URL: asks for KAVEL_MAIL_FROM and KAVEL_ORIGIN too',
    );
  }
  return { smtpUrl, from, origin };
}

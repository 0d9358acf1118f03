import { ServiceError } from '@kavel/service-kit';
import type { Mail, Mailer } from '../mail/mailer';

/** Sends a mail that the caller waits for. Throws `unavailable` with a reason when the mail server rejects it. */
export async function deliver(mailer: Mailer, mail: Mail): Promise<void> {
  try {
    await mailer.send(mail);
  } catch (cause) {
    const error = new ServiceError('unavailable', 'The mail could not be sent. Try again later.', {
      reason: 'mail-not-sent',
    });
    error.cause = cause;
    throw error;
  }
}

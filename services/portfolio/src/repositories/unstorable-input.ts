import { ServiceError } from '@kavel/service-kit';

/** SQLSTATEs of well-formed input that PostgreSQL cannot keep: U+0000 in text or JSON, a date out of range. */
const messages: Record<string, string> = {
  '22021': 'The input has a character that cannot be stored',
  '22P05': 'The input has a character that cannot be stored',
  '22008': 'The input has a date that does not exist',
};

/** Turns what the caller can put right into `bad-request`; passes everything else on. */
export async function refusingUnstorableInput<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    const { code } = error as { code?: unknown };
    const message = typeof code === 'string' ? messages[code] : undefined;
    if (message === undefined) throw error;
    throw new ServiceError('bad-request', message);
  }
}

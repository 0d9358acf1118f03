/** SQLSTATEs and socket codes that mean: the database is away, not the query wrong. */
const awayCodes = new Set([
  ...['57P01', '57P02', '57P03', '53300', '08000', '08001', '08003', '08004', '08006', '25006'],
  ...['ECONNREFUSED', 'ECONNRESET', 'ENOTFOUND', 'EAI_AGAIN', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH'],
]);

const awayMessages = [
  /^Connection terminated/,
  /timeout exceeded when trying to connect/,
  /^Client has encountered a connection error/,
  /^Query read timeout/,
];

/** True when PostgreSQL cannot be reached or is going down; the same request may work a moment later. */
export function isDatabaseAway(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  const {
    code,
    syscall,
    message = '',
    errors = [],
  } = error as Partial<NodeJS.ErrnoException & AggregateError>;
  if (errors.some(isDatabaseAway)) return true;
  if (code === 'ENOENT') return syscall === 'connect';
  return (code !== undefined && awayCodes.has(code)) || awayMessages.some(pattern => pattern.test(message));
}

/** Serialisation failure or deadlock: the transaction did nothing and may be run again. */
export function isRetryable(error: unknown): boolean {
  const code = (error as { code?: unknown } | null)?.code;
  return code === '40001' || code === '40P01';
}

/**
 * The connection no longer has a statement by that name, has another one, or made it for tables that have changed
 * since. Nothing was done; a new connection makes it anew.
 */
export function isStatementLost(error: unknown): boolean {
  const { code, message } = (error ?? {}) as { code?: unknown; message?: unknown };
  return (
    code === '26000' ||
    code === '42P05' ||
    (code === '0A000' && /^cached plan must not change/.test(String(message)))
  );
}

/** A text with a zero byte or half a character, which PostgreSQL keeps nowhere: the input is at fault, not the query. */
export function isUnstorableText(error: unknown): boolean {
  const code = (error as { code?: unknown } | null)?.code;
  return code === '22021' || code === '22P05';
}

/** SQLSTATEs and socket codes that mean: the database is away, not the query wrong. */
const awayCodes = new Set([
  ...['57P01', '57P02', '57P03', '53300', '08000', '08001', '08003', '08004', '08006', '25006'],
  ...['ECONNREFUSED', 'ECONNRESET', 'ENOTFOUND', 'EAI_AGAIN', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENOENT'],
]);

const awayMessages = [
  /^Connection terminated/,
  /timeout exceeded when trying to connect/,
  /^Client has encountered a connection error/,
  /^Query read timeout/,
];

/** True when PostgreSQL cannot be reached or is going down; the same request may work a moment later. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof AggregateError && error.errors.some(isDatabaseAway)) return true;
  const { code, syscall, path } = error as NodeJS.ErrnoException;
  if (code === 'ENOENT') return syscall === 'connect' && path !== undefined;
  if (code !== undefined && awayCodes.has(code)) return true;
  return awayMessages.some(pattern => pattern.test(error.message));
}

/** Serialisation failure or deadlock: the transaction did nothing and may be run again. */
export function isRetryable(error: unknown): boolean {
  const code = (error as { code?: unknown } | null)?.code;
  return code === '40001' || code === '40P01';
}

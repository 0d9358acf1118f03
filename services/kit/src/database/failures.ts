/** SQLSTATEs and socket codes that mean: the database is unavailable, the query is not wrong. */
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
 * The connection no longer has a prepared statement of that name, has another one, or planned it for tables that have
 * changed since. Nothing was executed; a new connection prepares it again.
 */
export function isStatementLost(error: unknown): boolean {
  const { code, message } = (error ?? {}) as { code?: unknown; message?: unknown };
  return (
    code === '26000' ||
    code === '42P05' ||
    (code === '0A000' && /^cached plan must not change/.test(String(message)))
  );
}

/**
 * SQLSTATEs of values that no parameter of that type can hold: out of range (22003), no such date (22007, 22008),
 * U+0000 and half of a surrogate pair (22021, 22P05).
 */
const unstorableCodes = new Set(['22003', '22007', '22008', '22021', '22P05']);
/** 22P02, where it is about user input: 1e300 or a fraction for an integer, half of a surrogate pair in JSON. */
const unstorableSyntax = /^invalid input syntax for type (json|smallint|integer|bigint)/;

/** PostgreSQL cannot store a value: the input is wrong, not the query. */
export function isUnstorable(error: unknown): boolean {
  const { code, message } = (error ?? {}) as { code?: unknown; message?: unknown };
  return unstorableCodes.has(String(code)) || (code === '22P02' && unstorableSyntax.test(String(message)));
}

import { createHash } from 'node:crypto';

/** The `integrity` value for browsers: `sha384-…`. */
export function integrityOf(content: string | Buffer): string {
  return `sha384-${createHash('sha384').update(content).digest('base64')}`;
}

import { type Endpoint, largeBodyBytes } from '@kavel/contracts';

/** Default limit of a body in bytes for calls without a session. */
export const publicBodyBytes = 16 * 1024;
/** The same for signed-in users. */
export const usualBodyBytes = 1024 * 1024;

/** Maximum bytes of a body of this call, decompressed. */
export function bodyLimitOf({ access, bodyLimit }: Endpoint): number {
  const usual = access === 'public' ? publicBodyBytes : usualBodyBytes;
  return Math.min(bodyLimit ?? usual, largeBodyBytes);
}

import { type Endpoint, largeBodyBytes } from '@kavel/contracts';

/** Bytes of a body where nothing is declared: what anybody may send without a session. */
export const publicBodyBytes = 16 * 1024;
/** The same for calls of people who are signed in. */
export const usualBodyBytes = 1024 * 1024;

/** Most bytes of a body of this call, unpacked. */
export function bodyLimitOf({ access, bodyLimit }: Endpoint): number {
  const usual = access === 'public' ? publicBodyBytes : usualBodyBytes;
  return Math.min(bodyLimit ?? usual, largeBodyBytes);
}

import type { TokenPair } from '@kavel/contracts';

const sevenDays = 7 * 24 * 60 * 60;
const attributes = 'Path=/; SameSite=Strict; Secure';

function read(name: string): string | null {
  const found = document.cookie.split('; ').find(pair => pair.startsWith(`${name}=`));
  return found ? decodeURIComponent(found.slice(name.length + 1)) || null : null;
}

function write(name: string, value: string, seconds: number): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the session is read synchronously at start, which the Cookie Store API cannot do
  document.cookie = `${name}=${encodeURIComponent(value)}; Max-Age=${seconds}; ${attributes}`;
}

/** The two token cookies; only this package reads or writes them. */
export const tokenCookies = {
  read: () => ({ token: read('jwt_token'), refreshToken: read('refresh_token') }),
  store(tokens: TokenPair): void {
    write('jwt_token', tokens.access_token, sevenDays);
    write('refresh_token', tokens.refresh_token, sevenDays);
    // Chromium writes cookies with a delay; reading forces the write, so that the next tab sees it.
    tokenCookies.read();
  },
  clear(): void {
    write('jwt_token', '', 0);
    write('refresh_token', '', 0);
  },
};

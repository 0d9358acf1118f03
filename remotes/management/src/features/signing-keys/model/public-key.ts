/** The key in the form that other programs read. `publicKey`: base64 of its SPKI. */
export function pemOf(publicKey: string): string {
  const lines = publicKey.match(/.{1,64}/g) ?? [];
  return ['-----BEGIN PUBLIC KEY-----', ...lines, '-----END PUBLIC KEY-----', ''].join('\n');
}

/** First 16 bytes of its SHA-256, in groups that can be read out. */
export async function fingerprintOf(publicKey: string): Promise<string> {
  const bytes = Uint8Array.from(atob(publicKey), letter => letter.charCodeAt(0));
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  const shown = [...digest.subarray(0, 16)].map(byte => byte.toString(16).padStart(2, '0'));
  return (shown.join('').match(/.{4}/g) ?? []).join(' ');
}

/**
 * Address of a link or picture in Markdown, or null for one that is not followed: `javascript:`, `data:`, and addresses
 * of other sites that are not encrypted.
 */
export function safeAddress(address: string): string | null {
  if (/^[/#](?![/\\])/.test(address)) return address;
  const url = URL.parse(address);
  return url !== null && ['https:', 'mailto:'].includes(url.protocol) ? url.href : null;
}

/** A page or picture of this product. */
export function isOwnAddress(address: string): boolean {
  return address.startsWith('/');
}

/** The CSP nonce of this response. Browsers hide the attribute from scripts, but not the property. */
export function scriptNonce(): string | undefined {
  return document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce || undefined;
}

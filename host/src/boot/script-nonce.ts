/** The nonce of this response. The attribute is hidden from scripts that read the page, the property is not. */
export function scriptNonce(): string | undefined {
  return document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce || undefined;
}

/** Time in milliseconds until the object URL is revoked, so that the browser can start reading. */
const revokeAfterMs = 60_000;

/**
 * Downloads a file under a name (`fileNameOf` of `@kavel/i18n` makes a safe one). Only for the response of a call that
 * is audited itself; files generated from data use `exportFile`.
 */
export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = Object.assign(document.createElement('a'), { href: address, download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), revokeAfterMs);
}

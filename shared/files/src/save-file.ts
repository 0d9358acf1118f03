/** Long enough for a browser to start reading the file, in milliseconds. */
const keptFor = 60_000;

/**
 * Offers a file to the user under a name (`fileNameOf` of `@kavel/i18n` makes a safe one). Only for content that is the
 * answer of a call that is in the audit log itself; what a page made from what it has read goes through `exportFile`.
 */
export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = Object.assign(document.createElement('a'), { href: address, download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), keptFor);
}

/** Long enough for a browser to start reading the file, in milliseconds. */
const keptFor = 60_000;

/** Offers a file to the user under a name (`fileNameOf` of `@kavel/i18n` makes a safe one). */
export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = Object.assign(document.createElement('a'), { href: address, download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), keptFor);
}

/** The key by which two names are compared: `Zürich` equals `ZÜRICH`, however the umlaut was typed. */
export function nameKey(name: string): string {
  return name.normalize('NFC').toLowerCase();
}

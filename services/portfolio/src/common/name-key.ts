/** Comparison key of a name: `Zürich` equals `ZÜRICH`, in any Unicode normalisation. */
export function nameKey(name: string): string {
  return name.normalize('NFC').toLowerCase();
}

/** A part of an upload: bytes `first` up to and including `last`; `size` of the whole file where it is known. */
export interface PartRange {
  first: number;
  last: number;
  size: number | null;
}

/** `bytes 0-99/1000` or `bytes 0-99/*`; null for anything else. */
export function readContentRange(header: string): PartRange | null {
  const match = /^bytes (\d{1,15})-(\d{1,15})\/(\d{1,15}|\*)$/.exec(header);
  if (!match) return null;
  const [first, last] = [Number(match[1]), Number(match[2])];
  const size = match[3] === '*' ? null : Number(match[3]);
  return last < first || (size !== null && last >= size) ? null : { first, last, size };
}

/**
 * Parses a single range of a `range` header, `end` excluded. Null when no range applies (the whole file is sent);
 * `none` when it is outside the file.
 */
export function readRange(
  header: string | undefined,
  size: number,
): { start: number; end: number } | 'none' | null {
  const match = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '');
  if (!match || (match[1] === '' && match[2] === '')) return null;
  const suffix = match[1] === '';
  const start = suffix ? Math.max(0, size - Number(match[2])) : Number(match[1]);
  const end = suffix || match[2] === '' ? size : Math.min(size, Number(match[2]) + 1);
  if (!suffix && match[2] !== '' && Number(match[2]) < start) return null;
  return start >= end ? 'none' : { start, end };
}

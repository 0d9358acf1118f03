/** Kind of a file by its content. */
export type FileType =
  | 'pdf'
  | 'image'
  | 'document'
  | 'sheet'
  | 'slides'
  | 'archive'
  | 'video'
  | 'text'
  | 'page'
  | 'program'
  | 'unknown';

const byContent: readonly [RegExp, FileType][] = [
  [/^application\/pdf$/, 'pdf'],
  [/^image\/svg/, 'page'],
  [/^image\//, 'image'],
  [/^video\//, 'video'],
  [/wordprocessingml|opendocument\.text/, 'document'],
  [/spreadsheetml|opendocument\.spreadsheet/, 'sheet'],
  [/presentationml/, 'slides'],
  [/zip|rar|7z/, 'archive'],
  [/^text\/html$|\/xml$/, 'page'],
  [/^text\//, 'text'],
  [/msdownload|executable/, 'program'],
];

export function fileType(contentType: string): FileType {
  return byContent.find(([pattern]) => pattern.test(contentType))?.[1] ?? 'unknown';
}

const byName: Record<string, FileType> = {
  pdf: 'pdf',
  png: 'image',
  jpg: 'image',
  jpeg: 'image',
  gif: 'image',
  webp: 'image',
  docx: 'document',
  xlsx: 'sheet',
  pptx: 'slides',
  zip: 'archive',
  mp4: 'video',
};

const office: readonly FileType[] = ['document', 'sheet', 'slides'];

/** Whether the file's extension contradicts its detected content. */
export function belies(fileName: string, contentType: string): boolean {
  const promised = byName[fileName.split('.').at(-1)?.toLowerCase() ?? ''];
  const found = fileType(contentType);
  if (promised === undefined || found === 'unknown' || found === promised) return false;
  // An Office document is a zip, and is not always detected as a document.
  return !(found === 'archive' && office.includes(promised));
}

/** Largest image or PDF to preview, in bytes. */
const previewLimit = 100_000_000;
const pictures = new Set(['image/png', 'image/jpeg', 'image/gif', 'image/webp', 'image/avif']);

/** How a file can be previewed; based on the detected content type, never on the declared one. */
export function previewOf({
  contentType,
  size,
}: {
  contentType: string;
  size: number;
}): 'picture' | 'pdf' | null {
  if (size > previewLimit) return null;
  if (pictures.has(contentType)) return 'picture';
  return contentType === 'application/pdf' ? 'pdf' : null;
}

/** Of a picture in an article: the largest file in bytes, and the largest side in pixels. */
export const pictureFileLimits = { bytes: 2_000_000, side: 1_600 } as const;

/** Why a picture is refused: no PNG, JPEG or WebP that can be read, too large a file, or too many pixels. */
export const pictureProblems = ['format', 'bytes', 'side'] as const;
export type PictureProblem = (typeof pictureProblems)[number];

const path = '/api/content/pictures/';
const id = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';
const whole = new RegExp(`^(${path}${id})(?:#(\\d{1,4})x(\\d{1,4}))?$`);

/** Where a picture is shown from. */
export const pictureAddress = (pictureId: string): string => `${path}${pictureId}`;

/** What Markdown writes: the address, and the size that a page keeps free until the picture is there. */
export const sizedPictureAddress = (picture: { id: string; width: number; height: number }): string =>
  `${pictureAddress(picture.id)}#${picture.width}x${picture.height}`;

/** Reads the address of a picture in an article; null for every other one. */
export function readPictureAddress(
  address: string,
): { src: string; size: { width: number; height: number } | null } | null {
  const [, src, width, height] = whole.exec(address) ?? [];
  if (src === undefined) return null;
  return { src, size: width && height ? { width: Number(width), height: Number(height) } : null };
}

/** Ids of all pictures that a text mentions, each once. */
export function picturesIn(markdown: string): string[] {
  const found = markdown.matchAll(new RegExp(`${path}(${id})`, 'g'));
  return [...new Set([...found].map(([, one = '']) => one))];
}

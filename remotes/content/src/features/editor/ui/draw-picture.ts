import { type PictureProblem, pictureFileLimits } from '@kavel/contracts/content';
import { fittedSize } from '../model/picture-text';

/** A picture as it is sent. */
export interface DrawnPicture {
  name: string;
  /** `data:image/png;base64,…` or `data:image/jpeg;base64,…` */
  data: string;
  width: number;
  height: number;
}

/** Kinds that may be drawings, which stay sharp as a PNG where that is small enough. */
const drawings = ['image/png', 'image/svg+xml', 'image/webp', 'image/gif'];
const largestDrawing = 500_000;
const photoQuality = 0.85;

/**
 * A chosen file drawn again by the browser, turned as its camera says: what a file hides, and a drawing's scripts, never
 * leave the browser. Or why that cannot be done.
 */
export async function drawPicture(file: File): Promise<DrawnPicture | PictureProblem> {
  const address = URL.createObjectURL(file);
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    const size = fittedSize({ width: image.naturalWidth || 1_200, height: image.naturalHeight || 800 });
    const data = drawn(image, size, drawings.includes(file.type));
    return bytesOf(data) > pictureFileLimits.bytes ? 'bytes' : { name: file.name, data, ...size };
  } catch {
    return 'format';
  } finally {
    URL.revokeObjectURL(address);
  }
}

function drawn(
  image: HTMLImageElement,
  { width, height }: { width: number; height: number },
  maybeDrawing: boolean,
): string {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('This browser draws no pictures');
  context.drawImage(image, 0, 0, width, height);
  const png = maybeDrawing ? canvas.toDataURL('image/png') : null;
  if (png !== null && bytesOf(png) <= largestDrawing) return png;
  // A photo has no transparency, which JPEG would make black.
  context.globalCompositeOperation = 'destination-over';
  context.fillStyle = '#fff';
  context.fillRect(0, 0, width, height);
  return canvas.toDataURL('image/jpeg', photoQuality);
}

/** The part after the comma. */
export const base64Of = (data: string): string => data.slice(data.indexOf(',') + 1);

const bytesOf = (data: string) => base64Of(data).length * 0.75;

import { type LogoProblem, logoLimits } from '@kavel/contracts/reports';
import { logoSize } from '../model/logo-size';

/** Of a picture that is a drawing, so that it has no pixels of its own. */
const drawing = 'image/svg+xml';

/** A chosen picture as a PNG in base64, drawn again by the browser; or why it cannot be a logo. */
export async function readLogo(file: File): Promise<{ logo: string } | { problem: LogoProblem }> {
  const address = URL.createObjectURL(file);
  try {
    const image = await loaded(address);
    if (image === null) return { problem: 'format' };
    const size = logoSize({ width: image.naturalWidth, height: image.naturalHeight }, file.type === drawing);
    if (typeof size === 'string') return { problem: size };
    const logo = drawn(image, size);
    return logo.length * 0.75 > logoLimits.bytes ? { problem: 'large' } : { logo };
  } finally {
    URL.revokeObjectURL(address);
  }
}

/** Null when the browser cannot read it. */
async function loaded(address: string): Promise<HTMLImageElement | null> {
  const image = new Image();
  image.src = address;
  try {
    await image.decode();
    return image;
  } catch {
    return null;
  }
}

function drawn(image: HTMLImageElement, { width, height }: { width: number; height: number }): string {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  canvas.getContext('2d')?.drawImage(image, 0, 0, width, height);
  return canvas.toDataURL('image/png').replace(/^data:image\/png;base64,/, '');
}

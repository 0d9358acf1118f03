import type { ChartPicture } from './standalone-svg';

/** Image pixels per screen pixel, for sharp printing. */
const scale = 2;

export const svgFile = ({ text }: ChartPicture): Blob => new Blob([text], { type: 'image/svg+xml' });

/** Renders the chart as PNG. Throws when the browser cannot. */
export async function pngFile({ text, width, height }: ChartPicture): Promise<Blob> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(text)}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width: width * scale, height: height * scale });
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((done, fail) =>
    canvas.toBlob(blob => (blob ? done(blob) : fail(new Error('The browser made no image.'))), 'image/png'),
  );
}

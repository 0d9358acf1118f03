import { createCanvas, loadImage } from '@napi-rs/canvas';
import type { Picture } from '../../documents/content';

/** Pixels across: some 220 an inch for a map of half the text's width. */
const width = 600;

/** PNGs of the drawings by name, for programs that show no SVG: LibreOffice, Google Docs, Word before 2016. */
export async function pngsOf(pictures: readonly Picture[]): Promise<ReadonlyMap<string, Buffer>> {
  const drawings = pictures.filter(({ name }) => name.endsWith('.svg'));
  return new Map(
    await Promise.all(drawings.map(async ({ name, bytes }) => [name, await pngOf(bytes)] as const)),
  );
}

async function pngOf(svg: Uint8Array): Promise<Buffer> {
  const image = await loadImage(Buffer.from(svg));
  const height = Math.round((width * image.height) / image.width);
  const canvas = createCanvas(width, height);
  canvas.getContext('2d').drawImage(image, 0, 0, width, height);
  return canvas.encode('png');
}

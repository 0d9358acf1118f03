import type { OwnLayerProblem } from '@kavel/contracts/layers';
import { shortened } from '@kavel/i18n';

/** Bytes that a file may have. */
const mostBytes = 5_000_000;
const longestName = 80;

/** Why a file needs not be sent; null for one that does. */
export function problemOfSize(bytes: number): OwnLayerProblem | null {
  if (bytes === 0) return 'empty';
  return bytes > mostBytes ? 'large' : null;
}

/** The name of a layer from the name of its file: without the extension, and not cut within an emoji. */
export function layerName(fileName: string): string {
  const name = fileName.replace(/(?<=.)\.[^.]+$/, '').trim() || fileName;
  return shortened(name, longestName);
}

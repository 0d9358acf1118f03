import { type LogoProblem, logoLimits } from '@kavel/contracts/reports';
import { PNG } from 'pngjs';

const signature = Buffer.from('89504e470d0a1a0a', 'hex');
/** Where the head of a PNG has its width and height, and how long the head is. */
const [widthAt, heightAt, headBytes] = [16, 20, 33];

/**
 * A logo written again from its pixels, so that nothing else of the file is kept; or why it cannot be one. Its size is
 * read from the head before anything is unpacked.
 */
export function readLogo(bytes: Buffer): Buffer | LogoProblem {
  if (bytes.length < headBytes || !bytes.subarray(0, signature.length).equals(signature)) return 'format';
  const [width, height] = [bytes.readUInt32BE(widthAt), bytes.readUInt32BE(heightAt)];
  if (width > logoLimits.width || height > logoLimits.height) return 'large';
  if (height < logoLimits.leastHeight) return 'small';
  if (width > height * logoLimits.ratio) return 'wide';
  try {
    return PNG.sync.write(PNG.sync.read(bytes));
  } catch {
    return 'format';
  }
}

import { missingColour } from '../../../common/class-colours';

/** Pixels of a side. */
const size = 12;

/** Diagonal lines that repeat without a seam. */
export function hatch(): ImageData {
  const image = new ImageData(size, size);
  const colour = [1, 3, 5].map(at => Number.parseInt(missingColour.slice(at, at + 2), 16));
  for (let y = 0; y < size; y++)
    for (let x = 0; x < size; x++)
      if ((x + y) % size < 2) image.data.set([...colour, 255], (y * size + x) * 4);
  return image;
}

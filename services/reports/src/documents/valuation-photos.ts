import type { EndpointResult } from '@kavel/contracts';
import type { pictureApi } from '@kavel/contracts/reports';
import { lineOf } from './content';

type Answer = EndpointResult<typeof pictureApi.valuationPictures>;

/** Pictures with the names that the report gives them, and how many are left out. */
export function photosOf(answer: Answer | null) {
  const { pictures, left } = answer ?? { pictures: [], left: 0 };
  return {
    left,
    shown: pictures.map(({ service, file, type, width, height, bytes }, at) => ({
      name: `photo-${at + 1}.${type}`,
      service: lineOf(service),
      file: lineOf(file),
      ...{ width, height, bytes },
    })),
  };
}

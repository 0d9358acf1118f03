import { z } from 'zod';
import { actingQuerySchema } from '../auth/auth-api';
import { defineEndpoint } from '../calls/endpoint';

/** Pictures in a report at most; the largest file in bytes, and the largest side in pixels. */
export const pictureLimits = { pictures: 8, bytes: 3_000_000, side: 8_000 } as const;

export const reportPictureFileSchema = z.object({
  /** Of the service, and of the file. */
  service: z.string(),
  file: z.string(),
  type: z.enum(['png', 'jpg', 'webp']),
  width: z.int(),
  height: z.int(),
  /** Base64: only what draws the picture. */
  bytes: z.string(),
});
export type ReportPictureFile = z.infer<typeof reportPictureFileSchema>;

export const pictureApi = {
  valuationPictures: defineEndpoint({
    service: 'portfolio',
    method: 'GET',
    path: '/valuations/:id/pictures',
    access: ['auth.portfolio-hub'],
    acting: true,
    summary:
      'PNG, JPEG and WebP files of the services of the portfolio, newest first, without anything but their pixels',
    cost: 'expensive',
    params: z.object({ id: z.uuid() }),
    query: actingQuerySchema,
    result: z.object({
      pictures: z.array(reportPictureFileSchema),
      /** Pictures that are not here: too many, too large, of another format or unreadable. */
      left: z.int(),
    }),
  }),
} as const;

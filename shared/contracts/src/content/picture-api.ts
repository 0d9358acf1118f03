import { z } from 'zod';
import { defineEndpoint } from '../calls/endpoint';
import { pictureFileLimits, pictureProblems } from './pictures';

const service = 'content';

export const storedPictureSchema = z.object({
  id: z.uuid(),
  /** Pixels. */
  width: z.int(),
  height: z.int(),
});
export type StoredPicture = z.infer<typeof storedPictureSchema>;

/** Why a picture is refused, in the details of a 422. */
export const pictureProblemSchema = z.object({ problem: z.enum(pictureProblems) });

/** Pictures in articles. Articles are read without a token in an `<img>`, so their pictures are public. */
export const articlePictureApi = {
  addPicture: defineEndpoint({
    service,
    method: 'POST',
    path: '/pictures',
    access: ['auth.management'],
    summary:
      'Keep a PNG, JPEG or WebP for articles, without anything but its pixels; 422 with the problem for another file. One that no article mentions is removed after a month',
    audit: { kind: 'article-picture-added', object: 'article-picture' },
    bodyLimit: Math.ceil(pictureFileLimits.bytes / 3) * 4 + 1_024,
    body: z.strictObject({
      /** What the file was called, for the audit log. */
      name: z.string().trim().min(1).max(200),
      /** In base64. */
      bytes: z.base64().min(1),
    }),
    result: storedPictureSchema,
  }),
  articlePicture: defineEndpoint({
    service,
    method: 'GET',
    path: '/pictures/:id',
    access: 'public',
    summary: 'A picture of an article; the bytes of an id never change',
    cost: 'frequent',
    params: z.object({ id: z.uuid() }),
    produces: 'image/*',
    result: z.unknown(),
  }),
} as const;

import { z } from 'zod';
import { defineEndpoint } from '../calls/endpoint';
import { bagIdSchema } from '../objects/real-estate-object';
import { languages } from '../remotes/remote';

/** Pixels of the picture that messengers show beside a link. */
export const objectPictureSize = { width: 1_200, height: 630 } as const;

export const objectPictureApi = {
  objectPicture: defineEndpoint({
    service: 'reports',
    method: 'GET',
    path: '/object-pictures/:id',
    access: 'public',
    cost: 'expensive',
    summary:
      'An address with its registered facts and the map around it, as messengers show it beside a link',
    params: z.object({ id: bagIdSchema }),
    query: z.object({ language: z.enum(languages).default('nl') }),
    produces: 'image/png',
    result: z.unknown(),
  }),
} as const;

import { z } from 'zod';
import { defineEndpoint } from '../calls/endpoint';
import { developmentPipelineSchema } from './development';

export const developmentApi = {
  developmentPipeline: defineEndpoint({
    service: 'real-estate-data',
    method: 'GET',
    path: '/developments',
    access: 'public',
    summary:
      'New buildings by building year and status of the BAG; from the year before this one when absent',
    query: z.object({ from: z.coerce.number().pipe(z.int().min(1990).max(2100)).optional() }),
    result: developmentPipelineSchema,
  }),
};

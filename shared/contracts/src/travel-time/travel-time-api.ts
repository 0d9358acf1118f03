import { z } from 'zod';
import { actingQuerySchema } from '../auth/auth-api';
import { defineEndpoint, largeBodyBytes } from '../calls/endpoint';
import { outlineSchema } from '../work-areas/work-area';
import {
  insideCountsSchema,
  isochroneQuestionSchema,
  isochronesSchema,
  matrixQuestionSchema,
  travelMatrixSchema,
  travelSourcesSchema,
} from './travel-time';

const common = {
  service: 'real-estate-data',
  access: ['auth.unrestricted-access-general'],
  acting: true,
  query: actingQuerySchema,
} as const;

export const travelTimeApi = {
  travelSources: defineEndpoint({
    ...common,
    method: 'GET',
    path: '/travel-time',
    summary: 'The roads and the timetable that travel times rest on',
    result: travelSourcesSchema,
  }),
  isochrones: defineEndpoint({
    ...common,
    method: 'POST',
    path: '/travel-time/isochrones',
    summary: 'Areas within a travel time of places, and what they have together',
    body: isochroneQuestionSchema,
    result: isochronesSchema,
  }),
  travelMatrix: defineEndpoint({
    ...common,
    method: 'POST',
    path: '/travel-time/matrix',
    cost: 'expensive',
    summary: 'Table of travel times between places and goals',
    body: matrixQuestionSchema,
    result: travelMatrixSchema,
  }),
  countsInside: defineEndpoint({
    ...common,
    method: 'POST',
    path: '/travel-time/inside',
    cost: 'expensive',
    summary: 'Inhabitants, dwellings, sales and points of interest inside an outline',
    bodyLimit: largeBodyBytes,
    body: z.strictObject({ outline: outlineSchema }),
    result: insideCountsSchema,
  }),
} as const;

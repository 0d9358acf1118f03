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

export const travelTimeApi = {
  travelSources: defineEndpoint({
    service: 'real-estate-data',
    method: 'GET',
    path: '/travel-time',
    access: ['auth.unrestricted-access-general'],
    acting: true,
    summary: 'The roads and the timetable that travel times rest on',
    query: actingQuerySchema,
    result: travelSourcesSchema,
  }),
  isochrones: defineEndpoint({
    service: 'real-estate-data',
    method: 'POST',
    path: '/travel-time/isochrones',
    access: ['auth.unrestricted-access-general'],
    acting: true,
    summary: 'Areas within a travel time of places, and what they have together',
    query: actingQuerySchema,
    body: isochroneQuestionSchema,
    result: isochronesSchema,
  }),
  travelMatrix: defineEndpoint({
    service: 'real-estate-data',
    method: 'POST',
    path: '/travel-time/matrix',
    access: ['auth.unrestricted-access-general'],
    acting: true,
    cost: 'expensive',
    summary: 'Table of travel times between places and goals',
    query: actingQuerySchema,
    body: matrixQuestionSchema,
    result: travelMatrixSchema,
  }),
  countsInside: defineEndpoint({
    service: 'real-estate-data',
    method: 'POST',
    path: '/travel-time/inside',
    access: ['auth.unrestricted-access-general'],
    acting: true,
    cost: 'expensive',
    summary: 'Inhabitants, dwellings, sales and points of interest inside an outline',
    query: actingQuerySchema,
    bodyLimit: largeBodyBytes,
    body: z.strictObject({ outline: outlineSchema }),
    result: insideCountsSchema,
  }),
} as const;

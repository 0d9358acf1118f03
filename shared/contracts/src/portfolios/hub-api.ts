import { z } from 'zod';
import { actingQuerySchema } from '../auth/auth-api';
import { defineEndpoint, largeBodyBytes } from '../calls/endpoint';
import {
  bulkEditLimit,
  listedAddressSchema,
  unitEditSchema,
  unitEventSchema,
  unitTableSchema,
  wholeUnitSchema,
} from '../units/unit-table';
import { savedViewBodySchema, savedViewSchema } from '../units/views';
import { handoverSchema, ownerWhoLeftSchema } from './handover';
import { nameSchema, portfolioSchema } from './portfolio';
import { colleagueSchema, portfolioSharingSchema, sharingSchema } from './sharing';
import { portfolioValueSchema } from './value';

const service = 'portfolio';
const access = ['auth.portfolio-hub'] as const;
const query = actingQuerySchema;
const params = z.object({ id: z.uuid() });

/** What only the pages of the portfolio hub ask of the portfolio service. */
export const hubApi = {
  duplicatePortfolio: defineEndpoint({
    service,
    access,
    query,
    method: 'POST',
    path: '/portfolios/:id/duplicate',
    summary: 'Copy a portfolio with its units; the copy is the own of who asks',
    cost: 'expensive',
    params,
    body: z.object({ name: nameSchema }),
    result: portfolioSchema,
  }),
  archivePortfolio: defineEndpoint({
    service,
    access,
    query,
    method: 'PUT',
    path: '/portfolios/:id/archived',
    summary: 'Put a portfolio in the archive, where it is read-only, or take it out',
    params,
    body: z.object({ archived: z.boolean() }),
    result: portfolioSchema,
  }),
  getSharing: defineEndpoint({
    service,
    access,
    query,
    method: 'GET',
    path: '/portfolios/:id/sharing',
    summary: 'With whom a portfolio is shared',
    params,
    result: portfolioSharingSchema,
  }),
  saveSharing: defineEndpoint({
    service,
    access,
    query,
    method: 'PUT',
    path: '/portfolios/:id/sharing',
    summary: 'Share a portfolio inside the organisation; its owner may',
    audit: { kind: 'portfolio-shared', object: 'portfolio' },
    params,
    body: sharingSchema,
    result: portfolioSharingSchema,
  }),
  listOwnersWhoLeft: defineEndpoint({
    service,
    access: ['auth.management'],
    method: 'GET',
    path: '/handovers',
    summary: 'Who owns portfolios of the own organisation and is no longer an active user of it',
    result: z.array(ownerWhoLeftSchema),
  }),
  handOver: defineEndpoint({
    service,
    access: ['auth.management'],
    method: 'POST',
    path: '/handovers',
    summary: 'Make a colleague the owner of all portfolios of somebody who left; who shares them stays',
    audit: { kind: 'portfolios-handed-over', object: 'user' },
    body: handoverSchema,
    result: z.object({ portfolios: z.number().int() }),
  }),
  getUnitTable: defineEndpoint({
    service,
    access,
    query,
    method: 'GET',
    path: '/portfolios/:id/unit-table',
    summary: 'The units of a portfolio by column',
    params,
    result: portfolioSchema.extend({ units: unitTableSchema }),
  }),
  getPortfolioValue: defineEndpoint({
    service,
    access: ['auth.portfolio-hub'],
    query,
    method: 'GET',
    path: '/portfolios/:id/value',
    summary:
      'The value of a portfolio by its newest approved valuation, else its newest draft; null without values',
    params,
    result: portfolioValueSchema.nullable(),
  }),
  editUnits: defineEndpoint({
    service,
    access,
    query,
    method: 'PUT',
    path: '/portfolios/:id/real-estate-entities/address-object-data',
    summary: 'Correct the facts of many units: all of them or none',
    cost: 'expensive',
    bodyLimit: largeBodyBytes,
    params,
    body: z.object({ edits: z.array(unitEditSchema).min(1).max(bulkEditLimit) }),
    result: z.object({ units: z.array(wholeUnitSchema) }),
  }),
  getUnit: defineEndpoint({
    service,
    access,
    query,
    method: 'GET',
    path: '/real-estate-entities/:id',
    summary: 'A unit with all its facts',
    params,
    result: wholeUnitSchema,
  }),
  getUnitHistory: defineEndpoint({
    service,
    access,
    query,
    method: 'GET',
    path: '/real-estate-entities/:id/history',
    summary: 'Who changed what of a unit and when, newest first',
    params,
    result: z.array(unitEventSchema),
  }),
  listAddresses: defineEndpoint({
    service,
    access,
    query,
    method: 'POST',
    path: '/realEstateEntities/listAddresses',
    summary: 'The addresses of units: of one portfolio, of those named, or of all',
    cost: 'expensive',
    body: z
      .object({
        portfolioId: z.uuid().optional(),
        unitIds: z.array(z.uuid()).max(bulkEditLimit).optional(),
      })
      .nullish(),
    result: z.array(listedAddressSchema),
  }),
  listSavedViews: defineEndpoint({
    service,
    access,
    query,
    method: 'GET',
    path: '/saved-views',
    summary: "The user's own views of units, by name",
    result: z.array(savedViewSchema),
  }),
  createSavedView: defineEndpoint({
    service,
    access,
    query,
    method: 'POST',
    path: '/saved-views',
    summary: 'Keep a view of units by a name',
    body: savedViewBodySchema,
    result: savedViewSchema,
  }),
  updateSavedView: defineEndpoint({
    service,
    access,
    query,
    method: 'PUT',
    path: '/saved-views/:id',
    summary: 'Change or rename a kept view',
    params,
    body: savedViewBodySchema,
    result: savedViewSchema,
  }),
  deleteSavedView: defineEndpoint({
    service,
    access,
    query,
    method: 'DELETE',
    path: '/saved-views/:id',
    summary: 'Forget a kept view',
    params,
    result: z.null(),
  }),
} as const;

/** Hosted by the auth service. */
export const colleagueApi = {
  listColleagues: defineEndpoint({
    service: 'auth',
    method: 'GET',
    path: '/colleagues',
    access: 'authenticated',
    summary: 'Names of the people of the own organisation',
    query: actingQuerySchema,
    result: z.array(colleagueSchema),
  }),
} as const;

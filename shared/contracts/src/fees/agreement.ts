import { z } from 'zod';
import { nameSchema } from '../calls/visible-text';
import { feeParties, feeStatuses } from './moves';

/** Hundredths of a percent: the sum of both shares. */
export const wholeShare = 10_000;

/** Terms written by the proposer while it is a draft. */
export const feeTermsSchema = z
  .strictObject({
    /** Id of the other organisation, shared by it with the proposer. Responses do not reveal whether it exists. */
    otherId: z.uuid(),
    /** The proposer's name for the other organisation; replaced by its real name once it agrees. */
    otherName: nameSchema,
    /** One of the proposer's services. */
    serviceId: z.uuid(),
    /** In hundredths of a percent. */
    proposerShare: z.int().min(0).max(wholeShare),
    otherShare: z.int().min(0).max(wholeShare),
    /** First and last day, both included; null: until ended. */
    from: z.iso.date(),
    until: z.iso.date().nullable(),
  })
  .refine(({ proposerShare, otherShare }) => proposerShare + otherShare === wholeShare, {
    path: ['otherShare'],
    message: `Both shares together must be ${wholeShare}`,
  })
  .refine(({ from, until }) => until === null || from <= until, {
    path: ['until'],
    message: 'The last day must not be before the first',
  });
export type FeeTerms = z.infer<typeof feeTermsSchema>;

const partySchema = z.object({
  organisationId: z.uuid(),
  name: z.string(),
  /** In hundredths of a percent. */
  share: z.int(),
});

export const feeAgreementSchema = z.object({
  id: z.uuid(),
  /** Incremented by every change; a change names the revision it is based on. */
  revision: z.int(),
  status: z.enum(feeStatuses),
  /** The party of the caller. */
  own: z.enum(feeParties),
  proposer: partySchema,
  other: partySchema,
  /** Name at the time the terms were written: the other party cannot read the service itself. */
  service: z.object({ id: z.uuid(), name: z.string() }),
  from: z.iso.date(),
  until: z.iso.date().nullable(),
  /** First day on which it no longer applies, after a party ended it. */
  endedFrom: z.iso.date().nullable(),
  updatedAt: z.iso.datetime(),
});
export type FeeAgreement = z.infer<typeof feeAgreementSchema>;

export const feeEventKinds = [
  'created',
  'changed',
  'proposed',
  'withdrawn',
  'agreed',
  'declined',
  'ended',
] as const;
export type FeeEventKind = (typeof feeEventKinds)[number];

/** People by name only: the other party gets no user ids. */
export const feeEventSchema = z.object({
  id: z.string(),
  at: z.iso.datetime(),
  kind: z.enum(feeEventKinds),
  party: z.enum(feeParties),
  actor: z.string(),
  onBehalfOf: z.string().nullable(),
});
export type FeeEvent = z.infer<typeof feeEventSchema>;

/** Events newest first. */
export const feeDetailSchema = z.object({ agreement: feeAgreementSchema, events: z.array(feeEventSchema) });
export type FeeDetail = z.infer<typeof feeDetailSchema>;

/** Why a change was refused: `details.reason` of the error. */
export const feeRefusals = [
  'not-draft',
  'move',
  'own-organisation',
  'end-date',
  'entry-date',
  'full',
] as const;
export type FeeRefusal = (typeof feeRefusals)[number];

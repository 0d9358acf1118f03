import { z } from 'zod';
import { visibleTextSchema } from '../calls/visible-text';
import { longTextSchema } from './long-text';

/** What a value is: its basis by the appraisal standards. */
export const valueBases = ['market-value', 'market-value-let', 'fair-value', 'investment-value'] as const;
export type ValueBasis = (typeof valueBases)[number];

/** How far the objects were inspected. */
export const inspectionExtents = ['none', 'outside', 'sample', 'inside'] as const;
export type InspectionExtent = (typeof inspectionExtents)[number];

/** Longest texts, in characters. */
export const assignmentLimits = { line: 200, text: 4_000 } as const;

const line = visibleTextSchema.min(1).max(assignmentLimits.line).nullable();
const text = longTextSchema(assignmentLimits.text).nullable();

/** Somebody who signs: null where it is not stated. `register`: its name, such as NRVT. */
export const signerSchema = z.strictObject({ name: line, role: line, register: line, number: line });
export type Signer = z.infer<typeof signerSchema>;

/** What a valuation was asked for. Null: not stated, and the report says so. */
export const assignmentFactsSchema = z.strictObject({
  client: line,
  purpose: text,
  basisOfValue: z.enum(valueBases).nullable(),
  inspection: z.enum(inspectionExtents).nullable(),
  inspectedOn: z.iso.date().nullable(),
  assumptions: text,
  specialAssumptions: text,
  limitations: text,
  appraiser: signerSchema,
  secondAppraiser: signerSchema,
  signedOn: z.iso.date().nullable(),
});
export type AssignmentFacts = z.infer<typeof assignmentFactsSchema>;

const noSigner: Signer = { name: null, role: null, register: null, number: null };
/** Before anything was stated. */
export const noAssignment: AssignmentFacts = {
  client: null,
  purpose: null,
  basisOfValue: null,
  inspection: null,
  inspectedOn: null,
  assumptions: null,
  specialAssumptions: null,
  limitations: null,
  appraiser: noSigner,
  secondAppraiser: noSigner,
  signedOn: null,
};

export const assignmentSchema = z.object({
  facts: assignmentFactsSchema,
  /** 0 before the first save. */
  revision: z.int(),
  /** False once the valuation was submitted: what was reviewed is what was approved. */
  editable: z.boolean(),
  changed: z.object({ at: z.string(), by: z.object({ userId: z.string(), name: z.string() }) }).nullable(),
});
export type Assignment = z.infer<typeof assignmentSchema>;

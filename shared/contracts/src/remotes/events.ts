import { z } from 'zod';

const toastSchema = z.object({
  tone: z.enum(['success', 'info', 'warning', 'error']),
  title: z.string().min(1),
  description: z.string().optional(),
  /** Milliseconds; default five seconds. */
  duration: z.number().positive().optional(),
  /** The alternative text tells screen reader users how to do the same without the button. */
  action: z
    .object({
      label: z.string().min(1),
      altText: z.string().trim().min(1),
      onAction: z.custom<() => void>(value => typeof value === 'function'),
    })
    .optional(),
});
export type Toast = z.infer<typeof toastSchema>;

interface EventDeclaration {
  schema: z.ZodType;
  /** Replays the last value to a new subscriber. */
  replay: boolean;
  /** Also sent to other tabs of this origin. */
  crossTab: boolean;
}

/** All events of the bus, which is the only communication between remotes. */
export const events = {
  session: {
    schema: z.object({ state: z.enum(['signed-in', 'refreshed', 'signed-out']) }),
    replay: true,
    crossTab: true,
  },
  'portfolio-changed': {
    schema: z.object({ portfolioId: z.uuid() }),
    replay: false,
    crossTab: true,
  },
  'unit-selected': {
    schema: z.object({ objectId: z.string().nullable(), portfolioId: z.uuid().nullable() }),
    replay: true,
    crossTab: true,
  },
  'valuation-changed': {
    schema: z.object({ valuationId: z.uuid() }),
    replay: false,
    crossTab: true,
  },
  'service-changed': {
    schema: z.object({ serviceId: z.uuid() }),
    replay: false,
    crossTab: true,
  },
  'management-changed': { schema: z.object({}), replay: false, crossTab: true },
  /** State of the open valuation, shown by the stepper in the top bar. */
  'valuation-progress': {
    schema: z.object({ valuationId: z.uuid(), hasBuckets: z.boolean(), loading: z.boolean() }),
    replay: true,
    crossTab: false,
  },
  toast: { schema: toastSchema, replay: false, crossTab: false },
} as const satisfies Record<string, EventDeclaration>;

export type EventName = keyof typeof events;
export type EventPayload<Name extends EventName> = z.output<(typeof events)[Name]['schema']>;

import { z } from 'zod';

/** Cause of a failed page of a remote, as reported to telemetry. */
const failureKind = z.string().regex(/^[a-z-]{1,30}$/);

/** Location: our names and route patterns, never an id or a query. */
const place = {
  remote: z.string().regex(/^[a-z][a-z0-9-]{0,39}$/),
  version: z.string().regex(/^[A-Za-z0-9][A-Za-z0-9._-]{0,39}$/),
  route: z.string().regex(/^\/[A-Za-z0-9/:_*-]{0,120}$/),
};

const milliseconds = z.number().min(0).max(600_000);

export const vitalNames = ['LCP', 'CLS', 'INP', 'TTFB'] as const;

export const telemetryEntrySchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('load'), ...place, milliseconds }),
  z.strictObject({ kind: z.literal('failure'), ...place, failure: failureKind }),
  /** Milliseconds; CLS is a number without a unit. */
  z.strictObject({ kind: z.literal('vital'), ...place, name: z.enum(vitalNames), value: milliseconds }),
]);
export type TelemetryEntry = z.infer<typeof telemetryEntrySchema>;

/** Body of `POST /telemetry`. */
export const telemetryReportSchema = z.strictObject({
  entries: z.array(telemetryEntrySchema).min(1).max(50),
});
export type TelemetryReport = z.infer<typeof telemetryReportSchema>;

/** Maximum bytes per report; a larger one gets a 413. */
export const telemetryReportLimit = 16_384;

/** Place of events outside any remote, such as on the sign-in page. */
export const hostPlace = { remote: 'host', version: '0' } as const;

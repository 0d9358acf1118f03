import { createHttpClient, passKeyLength, type ServiceClient } from '@kavel/service-kit';
import { z } from 'zod';

/** Services that another process may host. Every process checks sessions and permissions itself. */
export const movableServices = ['portfolio', 'real-estate-data', 'reports', 'content'] as const;
export type MovableService = (typeof movableServices)[number];

/** Services that this process calls elsewhere instead of hosting them. */
export interface ServicesApart {
  /** Origin of each of them, such as `http://10.0.0.2:4000`. */
  origins: Partial<Record<MovableService, string>>;
  /** Shared by all processes: each accepts calls with a pass signed with it. */
  key: string | undefined;
}

export const servicesApartSettings = {
  /** `service=origin` of each service hosted by another process, comma-separated. */
  KAVEL_SERVICES_APART: z
    .string()
    .default('')
    .transform(text =>
      Object.fromEntries(
        text
          .split(/[\s,]+/)
          .filter(Boolean)
          .map(pair => pair.split(/=(.*)/s)),
      ),
    )
    .pipe(
      z.partialRecord(
        z.enum(movableServices),
        z.url({ protocol: /^https?$/ }).transform(address => new URL(address).origin),
      ),
    ),
  KAVEL_SERVICE_KEY: z.string().min(passKeyLength).optional(),
};

interface Settings {
  KAVEL_SERVICES_APART: ServicesApart['origins'];
  KAVEL_SERVICE_KEY?: string | undefined;
}

/** Throws when a service runs apart without a key to call it. */
export function servicesApart({
  KAVEL_SERVICES_APART: origins,
  KAVEL_SERVICE_KEY: key,
}: Settings): ServicesApart {
  if (Object.keys(origins).length > 0 && key === undefined) {
    throw new Error('The environment is not usable:\n  KAVEL_SERVICES_APART: asks for KAVEL_SERVICE_KEY too');
  }
  return { origins, key };
}

/** The client of a service: over HTTP where it runs apart, else the result of `inProcess`. */
export function clientOf(
  { origins, key }: ServicesApart,
  service: MovableService,
  inProcess: ServiceClient,
): ServiceClient {
  const origin = origins[service];
  return origin === undefined || key === undefined ? inProcess : createHttpClient({ origin, key });
}

import { createHttpClient, passKeyLength, type ServiceClient } from '@kavel/service-kit';
import { z } from 'zod';

/** Services that another process may host. Sessions and rights are looked up by every process itself. */
export const movableServices = ['portfolio', 'real-estate-data'] as const;
export type MovableService = (typeof movableServices)[number];

/** Services that this process does not host but calls elsewhere. */
export interface ServicesApart {
  /** Where each of them is found, such as `http://10.0.0.2:4000`. */
  origins: Partial<Record<MovableService, string>>;
  /** Shared by all processes: each believes what comes with a pass that is signed with it. */
  key: string | undefined;
}

export const servicesApartSettings = {
  /** `service=origin` of each service that another process hosts, separated by commas. */
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

/** Throws when a service is elsewhere and there is no key to call it with. */
export function servicesApart({
  KAVEL_SERVICES_APART: origins,
  KAVEL_SERVICE_KEY: key,
}: Settings): ServicesApart {
  if (Object.keys(origins).length > 0 && key === undefined) {
    throw new Error('The environment is not usable:\n  KAVEL_SERVICES_APART: asks for KAVEL_SERVICE_KEY too');
  }
  return { origins, key };
}

/** How a service is called: where it runs apart over HTTP, else as `inProcess` does. */
export function clientOf(
  { origins, key }: ServicesApart,
  service: MovableService,
  inProcess: ServiceClient,
): ServiceClient {
  const origin = origins[service];
  return origin === undefined || key === undefined ? inProcess : createHttpClient({ origin, key });
}

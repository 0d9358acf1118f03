import type { ServiceAddresses, ServiceName } from '@kavel/contracts';

let configured: ServiceAddresses = {};

/** Where services are called, as the gateway configured it. A service that is not named stays on this origin. */
export function setServiceAddresses(addresses: ServiceAddresses): void {
  configured = addresses;
}

/** The base address of a service, without a trailing slash; the path of a call is appended. */
export function serviceAddress(service: ServiceName): string {
  return configured[service] ?? `/api/${service}`;
}

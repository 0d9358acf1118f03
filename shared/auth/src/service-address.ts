import { type ServiceAddresses, type ServiceName, tileAddress, tilePath } from '@kavel/contracts';

let configured: ServiceAddresses = {};
let configuredTiles: string | undefined;

/** Where services are called, as the gateway configured it. A service that is not named stays on this origin. */
export function setServiceAddresses(addresses: ServiceAddresses): void {
  configured = addresses;
}

/** The base address of a service, without a trailing slash; the path of a call is appended. */
export function serviceAddress(service: ServiceName): string {
  return configured[service] ?? `/api/${service}`;
}

/** Where map tiles come from, as the gateway configured it; undefined is this origin. */
export function setTileBase(base: string | undefined): void {
  configuredTiles = base;
}

/** Address of the map's vector tiles with `{z}`, `{x}` and `{y}` in it. */
export function tileTemplate(): string {
  return configuredTiles === undefined ? tileAddress : `${configuredTiles}${tilePath}`;
}

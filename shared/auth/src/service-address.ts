import { type ServiceAddresses, type ServiceName, tileAddress, tilePath } from '@kavel/contracts';

let configured: ServiceAddresses = {};
let configuredTiles: string | undefined;

/** Sets the base addresses of services, from the gateway's configuration. Other services use this origin. */
export function setServiceAddresses(addresses: ServiceAddresses): void {
  configured = addresses;
}

/** Base address of a service, without a trailing slash; the path of a call is appended. */
export function serviceAddress(service: ServiceName): string {
  return configured[service] ?? `/api/${service}`;
}

/** Sets the base address of map tiles, from the gateway's configuration; undefined means this origin. */
export function setTileBase(base: string | undefined): void {
  configuredTiles = base;
}

/** URL template of the map's vector tiles, with `{z}`, `{x}` and `{y}`. */
export function tileTemplate(): string {
  return configuredTiles === undefined ? tileAddress : `${configuredTiles}${tilePath}`;
}

import { version as reactVersion } from 'react';

/**
 * Modules shared at run time, for host and remotes. Shared modules are shipped as a whole, so these are our own thin
 * entries; Chakra, zod and react-router themselves are never shared. docs/decisions/0002-what-is-shared.md has the
 * figures.
 */

/** In the first load of every page, bundled into the host's own files. */
const shell = [
  'react',
  'react/',
  'react-dom',
  'react-dom/',
  '@kavel/api-client',
  '@kavel/auth',
  '@kavel/contracts',
  '@kavel/event-bus',
  '@kavel/i18n',
  '@kavel/query',
  '@kavel/router',
  '@kavel/rxjs',
  '@kavel/slots',
  '@kavel/ui/core',
];

/** Also provided by the host, fetched when the first page needs one. */
export const providedOnDemand = ['@kavel/map', '@kavel/ui/data', '@kavel/ui/forms', '@kavel/ui/overlays'];

const each = <Value>(names: readonly string[], value: Value): Record<string, Value> =>
  Object.fromEntries(names.map(name => [name, value]));

/** The host provides one instance of each. */
export const providedByHost = {
  ...each(shell, { singleton: true, eager: true, requiredVersion: false as const }),
  ...each(providedOnDemand, { singleton: true, requiredVersion: false as const }),
};

const consumed = { singleton: true, import: false as const };
/** With another major version of React a page would fail unpredictably, so it is refused with the reason. */
const sameReact = { ...consumed, requiredVersion: `^${major(reactVersion)}.0.0`, strictVersion: true };

/** Remotes use the host's instance and contain no copy. */
export const consumedByRemotes = {
  ...each([...shell, ...providedOnDemand], { ...consumed, requiredVersion: false as const }),
  ...each(['react', 'react/', 'react-dom', 'react-dom/'], sameReact),
};

function major(version: string): string {
  return version.split('.', 1).join('');
}

import { version as reactVersion } from 'react';

/**
 * What host and remotes share at run time, in one place for both.
 * Whatever is shared is shipped whole, so these are our own thin entries; Chakra, zod and
 * react-router themselves are never shared. docs/decisions/0003-what-is-shared.md has the figures.
 */

/** In the first load of every page: part of the host's own files, no request of their own. */
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

/** Provided by the host too, fetched when the first page that needs one asks. */
const onDemand = ['@kavel/map', '@kavel/ui/data', '@kavel/ui/forms', '@kavel/ui/overlays'];

const each = <Value>(names: readonly string[], value: Value): Record<string, Value> =>
  Object.fromEntries(names.map(name => [name, value]));

/** The host provides one of each. */
export const providedByHost = {
  ...each(shell, { singleton: true, eager: true, requiredVersion: false as const }),
  ...each(onDemand, { singleton: true, requiredVersion: false as const }),
};

const consumed = { singleton: true, import: false as const };
/** Built against another major of React a page would break in odd places: rather it is refused, and says why. */
const sameReact = { ...consumed, requiredVersion: `^${major(reactVersion)}.0.0`, strictVersion: true };

/** Remotes take the host's and carry no copy. */
export const consumedByRemotes = {
  ...each([...shell, ...onDemand], { ...consumed, requiredVersion: false as const }),
  ...each(['react', 'react/', 'react-dom', 'react-dom/'], sameReact),
};

function major(version: string): string {
  return version.split('.', 1).join('');
}

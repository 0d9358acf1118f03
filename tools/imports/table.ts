/**
 * Table of allowed imports between packages. `npm run imports` checks it, and prints `instead` for a violation. Folders
 * are those of the repository; `*` stands for one folder name.
 */

/** A set of packages, and what they may import besides themselves and libraries. */
export interface Part {
  folder: string;
  may: readonly string[];
  /** Additional imports allowed for tests and test helpers. */
  testsMay?: readonly string[];
  instead: string;
}

/** A library and the only places that may import it. */
export interface Home {
  name: string;
  libraries: readonly string[];
  /** Folders, or regular expressions of paths. */
  at: readonly (string | RegExp)[];
  /** Also applies to tests; by default test helpers may import it anywhere. */
  testsToo?: boolean;
  instead: string;
}

const remotesApart =
  'Remotes and host are built apart: move the code to shared/, offer a widget to a slot, or speak over the event bus.';

export const parts: readonly Part[] = [
  { folder: 'host', may: ['shared/*'], instead: remotesApart },
  { folder: 'remotes/*', may: ['shared/*'], instead: remotesApart },
  {
    folder: 'shared/contracts',
    may: [],
    instead:
      'Contracts are plain schemas and types that browser and services read: they import zod and nothing else.',
  },
  {
    folder: 'shared/*',
    may: ['shared/*'],
    instead:
      'Shared code knows neither host, remotes nor services: take what it needs as a parameter or a prop.',
  },
  {
    folder: 'services/kit',
    may: ['shared/contracts'],
    instead: 'The kit is what every service stands on: it knows no service and no calculation.',
  },
  {
    folder: 'services/engine',
    may: ['shared/contracts'],
    instead: 'The engine is pure calculation: pass what it needs as a parameter.',
  },
  {
    folder: 'services/catalogue',
    may: ['shared/contracts', 'services/kit', 'services/engine'],
    instead: 'The catalogue is read by others and knows none of them: pass what it needs as a parameter.',
  },
  {
    folder: 'services/locator-index',
    may: ['shared/contracts', 'services/kit', 'services/engine', 'services/catalogue'],
    instead: 'The index counts columns that it is given: pass what it needs as a parameter.',
  },
  {
    folder: 'services/catalogue-import',
    may: [
      'shared/contracts',
      'services/kit',
      'services/engine',
      'services/catalogue',
      'services/locator-index',
    ],
    testsMay: ['services/demo-data'],
    instead: 'An import writes a catalogue and its index; it knows neither the services nor the demo data.',
  },
  {
    folder: 'services/demo-data',
    may: ['shared/contracts', 'services/engine', 'services/catalogue', 'services/catalogue-import'],
    testsMay: ['services/locator-index'],
    instead: 'The demo data are rows for an import: leave reading them to the services.',
  },
  {
    folder: 'services/real-estate-data',
    may: [
      'shared/contracts',
      'services/kit',
      'services/engine',
      'services/catalogue',
      'services/locator-index',
    ],
    testsMay: ['services/catalogue-import', 'services/demo-data'],
    instead:
      'This service reads the catalogue: another service is called through a ServiceClient made from the contracts, and imports and demo data belong to tools/.',
  },
  {
    folder: 'services/gateway',
    may: [
      'shared/contracts',
      'deploy',
      'services/kit',
      'services/auth',
      'services/portfolio',
      'services/real-estate-data',
      'services/reports',
      'services/content',
    ],
    testsMay: ['services/*'],
    instead: 'The gateway composes the services by their doors; it reads no data itself.',
  },
  {
    folder: 'services/*',
    may: ['shared/contracts', 'services/kit', 'services/engine'],
    instead:
      'A service imports contracts, kit and engine: another service is called through a ServiceClient made from the contracts, which the gateway wires.',
  },
  {
    folder: 'deploy',
    may: ['shared/contracts', 'services/kit'],
    instead: 'Publishing stands apart from what it publishes: it knows the contracts and the kit only.',
  },
  {
    folder: 'tools',
    may: ['shared/contracts', 'shared/i18n', 'deploy', 'services/*'],
    instead: 'Tools work on builds and services; what runs in the browser is shared/ or a remote.',
  },
  {
    folder: 'e2e',
    may: ['shared/contracts', 'deploy', 'services/gateway', 'tools'],
    instead: 'End-to-end tests see the product as a visitor does: over its pages and addresses.',
  },
];

/** Files that configure a package's build, and the container's start, which runs without packages. */
export const buildFiles = /(?:^|\/)webpack\.config\.ts$|^deploy\/container\/start\.mjs$/;

/** Tests, and files used only by tests and measurements. */
export const testFiles =
  /\.(?:test|spec)\.tsx?$|(?:^|\/)(?:testing|matrix|bench)(?:\/|\.ts$)|^tools\/(?:jest|soak|attack)\/|^e2e\//;

export const homes: readonly Home[] = [
  {
    name: 'chakra',
    libraries: ['@chakra-ui/*', '@emotion/*'],
    at: ['shared/ui'],
    instead: 'Only shared/ui draws with Chakra. Take the component from @kavel/ui/…, or add it there.',
  },
  {
    name: 'openlayers',
    libraries: ['ol', 'ol-mapbox-style'],
    at: ['shared/map'],
    instead: 'Only shared/map knows OpenLayers. Use MapView from @kavel/map, loaded lazily.',
  },
  {
    name: 'router',
    libraries: ['react-router-dom', 'react-router'],
    at: ['shared/router'],
    instead:
      'Import from @kavel/router: what is shared is shipped whole, so it re-exports only what is in use.',
  },
  {
    name: 'query',
    libraries: ['@tanstack/react-query'],
    at: ['shared/query'],
    instead: 'Import from @kavel/query: it re-exports only what is in use.',
  },
  {
    name: 'rxjs',
    libraries: ['rxjs'],
    at: ['shared/rxjs'],
    instead: 'Import from @kavel/rxjs, or better: use the event bus.',
  },
  {
    name: 'charts',
    libraries: ['d3-*', '@visx/*'],
    // Contours of travel times are calculation.
    at: ['shared/charts', 'services/engine/src/travel-time'],
    instead: 'Draw with a chart of @kavel/charts, or add one there.',
  },
  {
    name: 'token-cookies',
    libraries: ['jwt-decode'],
    at: ['shared/auth'],
    instead: 'Only shared/auth reads tokens: ask it for the session.',
  },
  {
    name: 'schemas-in-the-browser',
    libraries: ['zod'],
    at: ['shared/contracts', 'services/*', 'deploy', 'tools'],
    instead: 'Schemas live in @kavel/contracts; production browser builds carry none.',
  },
  {
    name: 'react-in-services',
    libraries: ['react', 'react-dom'],
    at: ['host', 'remotes/*', /^shared\/(?!contracts\/)/, 'tools'],
    instead:
      'Services and contracts draw nothing. What both sides need is a plain function in the contracts.',
  },
  {
    name: 'sql',
    libraries: ['pg', 'kysely', 'postgres', 'pg-boss'],
    at: [
      /^services\/kit\/src\/(database|postgres|jobs)\//,
      /^services\/.*\/(repositories\/|repository[^/]*$)/,
    ],
    testsToo: true,
    instead: 'Only repositories run SQL: add a function to the repository of the domain and call that.',
  },
  {
    name: 'duckdb',
    libraries: ['@duckdb/*'],
    at: [
      'services/catalogue',
      'services/locator-index',
      'services/catalogue-import',
      'services/demo-data',
      'tools',
    ],
    testsToo: true,
    instead:
      'Only the catalogue, and what is built of it, asks DuckDB: add the query to services/catalogue and call that.',
  },
];

/** Pattern of paths into a library: its installed files, its types, or its bare name when not installed. */
export function libraryPattern(name: string): string {
  return `(?:^|^node_modules/|/node_modules/)(?:@types/)?${name.replaceAll('*', '[^/]+')}(?:/|$)`;
}

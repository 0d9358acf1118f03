import { availableParallelism } from 'node:os';

// Packages that ship only ES modules: Jest runs CommonJS, so these are compiled like our own code.
const esmOnly = [
  'ol',
  'ol-mapbox-style',
  'flatbush',
  'meshoptimizer',
  'flatqueue',
  'rbush',
  'quickselect',
  'pbf',
  'jose',
  'kysely',
  'cookie',
  'content-disposition',
  'mapbox-to-css-font',
  'color-.*',
  'd3-.*',
  'internmap',
  'earcut',
  'geotiff',
  '@mapbox.*',
  '@maplibre.*',
  'lucide-react',
  // react-markdown and what it consists of.
  ...[
    'react-markdown',
    'remark-.*',
    '(mdast|hast|unist|estree)-util-.*',
    'micromark.*',
    'unified',
    'vfile.*',
  ],
  ...['bail', 'trough', 'devlop', 'ccount', 'zwitch', 'trim-lines', 'longest-streak', 'markdown-table'],
  ...[
    'character-.*',
    'decode-named-character-reference',
    '(parse|stringify)-entities',
    'html-url-attributes',
  ],
  ...['(comma|space)-separated-tokens', 'property-information', 'escape-string-regexp', 'is-[adhp].*'],
];

const withoutCss = { '\\.css$': '<rootDir>/tools/jest/empty-module.ts' };

const shared = {
  transform: {
    '\\.(t|j|mj)sx?$': [
      '@swc/jest',
      {
        jsc: {
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
          target: 'es2023',
        },
      },
    ],
  },
  transformIgnorePatterns: [
    `node_modules/\\.pnpm/(?!(${esmOnly.map(name => name.replace('/', '\\+')).join('|')})@)`,
  ],
  modulePathIgnorePatterns: ['/dist/', '/\\.kavel/'],
};

// Models whose tests read the document, its storage or its location, also through what they load: add yours when it says
// that `document` or the like is not defined.
const modelsOfPages =
  '(compose|compose-map|scene-style|site-layers|style-3d|suggested-names|webgl|when-idle)\\.test\\.ts$';

export default {
  // A busy machine is slow, not wrong.
  testTimeout: 60_000,
  // Tests wait a third of their time, for debounces and for PostgreSQL: more workers than cores. With twice as many the
  // same tests take a tenth more of the processor than with half more.
  maxWorkers: Math.ceil(1.5 * availableParallelism()),
  testSequencer: '<rootDir>/tools/jest/long-first.mjs',
  projects: [
    {
      ...shared,
      displayName: 'services',
      testEnvironment: 'node',
      globalSetup: '<rootDir>/tools/jest/start-shared.ts',
      globalTeardown: '<rootDir>/tools/jest/stop-shared.ts',
      // A global of a test's own context is looked up in its sandbox each time, which makes loops many times slower.
      sandboxInjectedGlobals: [
        'Math',
        'Infinity',
        'Float64Array',
        'Uint32Array',
        'Uint16Array',
        'Int32Array',
      ],
      testMatch: [
        '<rootDir>/services/**/*.test.ts',
        '<rootDir>/deploy/**/*.test.ts',
        '<rootDir>/tools/**/*.test.ts',
        '<rootDir>/shared/contracts/**/*.test.ts',
      ],
    },
    {
      ...shared,
      displayName: 'models',
      // A model knows no page: to make a browser for it takes longer than most of its tests.
      testEnvironment: 'node',
      testMatch: ['<rootDir>/{host,remotes,shared}/**/model/**/*.test.ts'],
      testPathIgnorePatterns: [`/${modelsOfPages}`],
      moduleNameMapper: withoutCss,
    },
    {
      ...shared,
      displayName: 'browser',
      testEnvironment: 'jsdom',
      // Token cookies are Secure: they exist on https only.
      testEnvironmentOptions: { url: 'https://kavel.test/' },
      testMatch: ['<rootDir>/{host,remotes,shared}/**/*.test.{ts,tsx}'],
      testPathIgnorePatterns: ['<rootDir>/shared/contracts/', `/model/(?!${modelsOfPages}).*\\.test\\.ts$`],
      setupFilesAfterEnv: ['<rootDir>/tools/jest/setup-browser.ts'],
      moduleNameMapper: withoutCss,
    },
  ],
};

import type { IForbiddenRuleType } from 'dependency-cruiser';
import { buildFiles, libraryPattern, testFiles } from './table';

type Inside = IForbiddenRuleType & { name: string; comment: string };

const ownFolder = '^(host|deploy|tools|e2e|(?:remotes|shared|services)/[^/]+)/';
const feature = '^(remotes/[^/]+/src/features)/([^/]+)/';
const model = '^(?:remotes/[^/]+|host)/.*/model/';

/** Rules within a package: its files, features and exports. */
export const insides: readonly Inside[] = [
  {
    name: 'cycle',
    comment: 'Files import each other in a circle: move what both need, often a type, to a file of its own.',
    from: {},
    to: { circular: true },
  },
  {
    name: 'resolves',
    comment:
      'Nothing is found there. A package is entered by the doors of its `exports` only: import the package itself, or export what you need from its index.ts.',
    from: {},
    to: { couldNotResolve: true, pathNot: '/generated/' },
  },
  {
    name: 'door',
    comment:
      'This path leads into another package. Import the package by its name; what its door does not offer, export there.',
    from: { path: ownFolder, pathNot: buildFiles.source },
    to: { path: ownFolder, pathNot: '^$1/', dependencyTypes: ['local'] },
  },
  {
    name: 'feature-insides',
    comment:
      "A feature's index.ts is its door. Export what you need there, or move what several features need to src/common or shared/.",
    from: { path: feature },
    to: { path: feature, pathNot: ['^$1/$2/', '/features/[^/]+/index\\.tsx?$'] },
  },
  {
    name: 'model-without-react',
    comment:
      'model/ is plain functions and types, so that it is tested without a page: put hooks and components in ui/, calls in api/.',
    from: { path: model, pathNot: testFiles.source },
    to: {
      path: [
        libraryPattern('react'),
        libraryPattern('react-dom'),
        '\\.tsx$',
        '^remotes/.*/(?:ui|api|pages)/',
        '^shared/(ui|query|router|testing)/',
      ],
    },
  },
  {
    name: 'engine-without-io',
    comment: 'The engine is pure: no I/O, clock or randomness. Pass what it needs as a parameter.',
    from: { path: '^services/engine/', pathNot: testFiles.source },
    to: { dependencyTypes: ['core'] },
  },
  {
    name: 'contracts-alone',
    comment: 'Contracts are plain schemas and types: nothing but zod.',
    from: { path: '^shared/contracts/', pathNot: testFiles.source },
    to: { path: libraryPattern('*'), pathNot: ['^shared/contracts/', libraryPattern('zod')] },
  },
  {
    name: 'tests-from-production',
    comment: 'This file exists for tests and measurements. Move what production needs out of it.',
    from: { pathNot: [testFiles.source, buildFiles.source] },
    to: { path: testFiles.source },
  },
];

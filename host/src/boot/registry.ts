import type { Registry } from '@kavel/contracts';
import { inlinedJson } from './inlined-json';

/** The remotes and their routes. */
export function readRegistry(): Registry {
  return inlinedJson<Registry>('kavel-registry');
}

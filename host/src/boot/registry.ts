import type { Registry } from '@kavel/contracts';
import { inlinedJson } from './inlined-json';

/** Which remotes there are and which routes they own. */
export function readRegistry(): Registry {
  return inlinedJson<Registry>('kavel-registry');
}

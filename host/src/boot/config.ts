import type { ClientConfig } from '@kavel/contracts';
import { inlinedJson } from './inlined-json';

export function readConfig(): ClientConfig {
  return inlinedJson<ClientConfig>('kavel-config');
}

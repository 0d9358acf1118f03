import { randomBytes } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { ClientConfig, Registry } from '@kavel/contracts';

export interface Page {
  html: string;
  nonce: string;
}

/** Makes the page that every address of the front-end answers with, from the host's build. */
export function createIndexPage(
  hostBuild: string,
  config: ClientConfig,
): (registry: Registry) => Page | null {
  const file = join(hostBuild, 'index.html');
  let template = '';
  let stamp = 0;
  return registry => {
    const modified = statSync(file, { throwIfNoEntry: false })?.mtimeMs;
    if (modified === undefined) return null;
    if (modified !== stamp) {
      template = readFileSync(file, 'utf8');
      stamp = modified;
    }
    const nonce = randomBytes(16).toString('base64');
    const fillings: Record<string, string> = {
      __NONCE__: nonce,
      __REGISTRY__: toInlineJson(registry),
      __CONFIG__: toInlineJson(config),
    };
    return { html: template.replace(/__(?:NONCE|REGISTRY|CONFIG)__/g, name => fillings[name] ?? ''), nonce };
  };
}

/** JSON that cannot end the script element it stands in. */
function toInlineJson(value: unknown): string {
  return JSON.stringify(value).replace(/[<>&\u2028\u2029]/g, character => {
    return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
  });
}

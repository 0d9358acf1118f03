import { installAnew } from './install.mjs';
import { runTypeScript } from './processes.mjs';

/** Writes a new remote and makes it a package of the workspace. */
export async function remote(options) {
  return (await runTypeScript('tools/remote/main.ts', options)) || installAnew();
}

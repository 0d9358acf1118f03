import { installAnew } from './install.mjs';
import { runTypeScript } from './processes.mjs';

/** Creates a new remote and adds it to the workspace. */
export async function remote(options) {
  return (await runTypeScript('tools/remote/main.ts', options)) || installAnew();
}

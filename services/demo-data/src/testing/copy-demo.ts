import { existsSync } from 'node:fs';
import { cp, mkdtemp, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type DemoOptions, makeDemo } from '../make-demo';

/**
 * A fictional municipality in `dataFolder`, as `makeDemo` makes it. Test files of one run share it as copies, because
 * making one takes four seconds.
 */
export async function copyDemo({ dataFolder, ...options }: Omit<DemoOptions, 'report'>): Promise<void> {
  const shared = process.env.KAVEL_TEST_DEMOS;
  if (shared === undefined) {
    await makeDemo({ dataFolder, ...options });
    return;
  }
  const { seed, everyNth, now } = options;
  const made = join(shared, `${seed}-${everyNth}-${now?.().getTime()}`);
  if (!existsSync(made)) await makeShared(shared, made, options);
  await cp(made, dataFolder, { recursive: true });
}

/** Another worker may make the same at this moment: the first one stays. */
async function makeShared(
  shared: string,
  made: string,
  options: Omit<DemoOptions, 'dataFolder'>,
): Promise<void> {
  const draft = await mkdtemp(join(shared, 'draft-'));
  await makeDemo({ dataFolder: draft, ...options });
  try {
    await rename(draft, made);
  } catch (error) {
    if (!existsSync(made)) throw error;
    await rm(draft, { recursive: true });
  }
}

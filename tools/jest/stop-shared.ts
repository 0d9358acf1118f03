import { rmSync } from 'node:fs';
import { stopSharedServer } from './shared-server';

export default async function stopShared(): Promise<void> {
  const demos = process.env.KAVEL_TEST_DEMOS;
  if (demos !== undefined) rmSync(demos, { recursive: true, force: true });
  await stopSharedServer();
}

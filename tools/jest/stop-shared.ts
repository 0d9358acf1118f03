import { rmSync } from 'node:fs';

export default function removeSharedFolder(): void {
  const shared = process.env.KAVEL_TEST_DEMOS;
  if (shared !== undefined) rmSync(shared, { recursive: true, force: true });
}

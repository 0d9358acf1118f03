import { spawn } from 'node:child_process';
import { untilPrinted } from '../../run';
import { root } from '../../source-hash';
import { atMost, type Measurement } from '../figure';
import { prepare, stop, variables } from '../kavel';

/** `npm start` with everything installed, built and filled: seconds until Kavel is ready. */
export const measureStart: Measurement = async bench => {
  // Build first, so that the measured start does not.
  await prepare({ ...bench, asBuilt: false });
  const started = performance.now();
  const npm = spawn('npm', ['start'], {
    cwd: root,
    env: { ...process.env, ...variables },
    stdio: ['ignore', 'pipe', process.stderr],
    detached: true,
  });
  try {
    await untilPrinted(npm, 'Kavel is ready');
    return [atMost('a later start', (performance.now() - started) / 1000, 's', 10)];
  } finally {
    await stop(npm);
  }
};

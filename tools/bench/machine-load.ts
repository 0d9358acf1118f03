import { loadavg } from 'node:os';
import { stolenSeconds } from './processor-time';

/** Other load on the machine during a measurement. */
export interface MachineLoad {
  /** Load average of the last minute, including the measurement itself. */
  load: number;
  /** Steal time in seconds since the measurement began. */
  stolenSeconds: number;
}

/** Starts watching; the returned function gives the load since then. */
export function watchLoad(): () => MachineLoad {
  const stolenBefore = stolenSeconds();
  return () => ({
    load: Math.round((loadavg()[0] ?? 0) * 10) / 10,
    stolenSeconds: Math.round((stolenSeconds() - stolenBefore) * 10) / 10,
  });
}

import { loadavg } from 'node:os';
import { stolenSeconds } from './processor-time';

/** What else the machine did during a measurement. */
export interface MachineLoad {
  /** Processes that wanted a processor in the last minute, the measurement's own among them. */
  load: number;
  /** Seconds that the host of a virtual machine gave to others since the measurement began. */
  stolenSeconds: number;
}

/** Begins to watch; the answer tells the load until the moment it is asked. */
export function watchLoad(): () => MachineLoad {
  const stolenBefore = stolenSeconds();
  return () => ({
    load: Math.round((loadavg()[0] ?? 0) * 10) / 10,
    stolenSeconds: Math.round((stolenSeconds() - stolenBefore) * 10) / 10,
  });
}

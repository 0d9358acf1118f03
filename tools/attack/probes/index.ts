import { organisations, tokens } from './access';
import { bodies } from './bodies';
import { answers, headers } from './headers';
import { paths, traversal } from './paths';
import type { Probe } from './probe';
import { throttle } from './throttle';

/** In this order: the last one uses up the limit of guesses. */
export const probes: readonly Probe[] = [
  answers,
  paths,
  traversal,
  headers,
  bodies,
  tokens,
  organisations,
  throttle,
];

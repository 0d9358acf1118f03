import { organisations, tokens } from './access';
import { bodies } from './bodies';
import { answers, headers } from './headers';
import { paths, traversal } from './paths';
import type { Probe } from './probe';
import { throttle } from './throttle';

/** In this order, because the last one exhausts the limit of password attempts. */
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

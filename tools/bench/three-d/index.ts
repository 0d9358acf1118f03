import type { Measurement } from '../figure';
import { measureDecode } from './decode';
import { measurePage } from './page';
import { measureTiles } from './tiles';

/** Budgets of three dimensions, from issue 19. */
export const threeD: Record<string, Measurement> = {
  tiles: measureTiles,
  decode: measureDecode,
  page: measurePage,
};

import { gridBits } from './mercator';

/** First and last Morton key of a tile: all positions in the tile are in this range. */
export function mortonRangeOfTile(z: number, x: number, y: number): { from: bigint; to: bigint } {
  const shift = BigInt(2 * (gridBits - z));
  const from = interleave(x, y) << shift;
  return { from, to: from + (1n << shift) - 1n };
}

function interleave(x: number, y: number): bigint {
  let key = 0n;
  for (let bit = 0; bit < gridBits; bit++) {
    key |= BigInt(Math.floor(x / 2 ** bit) % 2) << BigInt(2 * bit);
    key |= BigInt(Math.floor(y / 2 ** bit) % 2) << BigInt(2 * bit + 1);
  }
  return key;
}

/** SQL macros for the same key, to compute a whole column in one scan. */
export const mortonMacros = [
  'CREATE OR REPLACE TEMP MACRO spread1(v) AS (v | (v << 16)) & 281470681808895',
  'CREATE OR REPLACE TEMP MACRO spread2(v) AS (v | (v << 8)) & 71777214294589695',
  'CREATE OR REPLACE TEMP MACRO spread3(v) AS (v | (v << 4)) & 1085102592571150095',
  'CREATE OR REPLACE TEMP MACRO spread4(v) AS (v | (v << 2)) & 3689348814741910323',
  'CREATE OR REPLACE TEMP MACRO spread5(v) AS (v | (v << 1)) & 6148914691236517205',
  'CREATE OR REPLACE TEMP MACRO spread(v) AS spread5(spread4(spread3(spread2(spread1(v::UBIGINT)))))',
  'CREATE OR REPLACE TEMP MACRO morton(x, y) AS (spread(x) | (spread(y) << 1))::BIGINT',
] as const;

import type { Random } from '../random';
import { between, distance, type Point } from './plane';
import type { Town } from './town';

/** A quarter of the town between four main roads. */
export interface Cell {
  /** South-west… in town terms: inner left, inner right, outer right, outer left. */
  corners: readonly [Point, Point, Point, Point];
  code: string;
  /** Four digits of its postcodes. */
  district: string;
  nextName: () => string;
}

/** What a fabric builds with. */
export interface Site {
  town: Town;
  random: Random;
  cell: Cell;
}

/** A place in a cell: `u` from left to right, `v` from the inner to the outer side, both 0 to 1. */
export function place(
  { corners: [innerLeft, innerRight, outerRight, outerLeft] }: Cell,
  u: number,
  v: number,
): Point {
  return between(between(innerLeft, innerRight, u), between(outerLeft, outerRight, u), v);
}

/** Metres from the inner to the outer side, through the middle. */
export function depthOf(cell: Cell): number {
  return distance(place(cell, 0.5, 0), place(cell, 0.5, 1));
}

export function widthAt(cell: Cell, v: number): number {
  return distance(place(cell, 0, v), place(cell, 1, v));
}

/** Shares of a cell's width that keep so many metres free on both sides. */
export function insetAt(cell: Cell, v: number, metres: number): { from: number; to: number } {
  const share = metres / widthAt(cell, v);
  return { from: share, to: 1 - share };
}

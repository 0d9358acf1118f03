import {
  type TravelDirection,
  type TravelMode,
  travelDirections,
  travelModes,
  travelTimeLimits,
} from '@kavel/contracts/travel-time';
import { readPoint, type TravelPoint, writePoint } from '../../../common/travel/travel-address';

/** The table of times from a portfolio to goals, as the address has it. */
export interface TableView {
  portfolioId: string | null;
  goals: readonly TravelPoint[];
  mode: TravelMode;
  direction: TravelDirection;
  mostMinutes: number;
}

export const tableNames = ['goal', 'times'] as const;

/** Longest times to choose from. */
export const tableMinutes = [15, 30, 45, 60, 90, travelTimeLimits.tableMinutes];
const usual = { portfolioId: null, mode: 'bike', direction: 'from', mostMinutes: 60 } as const;
const uuid = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';
const tableText = new RegExp(`^(${uuid}|none)_(\\w+)_(\\w+)_(\\d{1,3})$`);

/** `goal=5.97_52.2`, repeated, and `times=<portfolio>_bike_from_60`; what makes no sense is the usual. */
export function readTable(query: URLSearchParams): TableView {
  const [, portfolio, modeText, directionText, minutes] = query.get('times')?.match(tableText) ?? [];
  return {
    portfolioId: portfolio === undefined || portfolio === 'none' ? null : portfolio,
    goals: query.getAll('goal').flatMap(text => readPoint(text) ?? []),
    mode: travelModes.find(one => one === modeText) ?? usual.mode,
    direction: travelDirections.find(one => one === directionText) ?? usual.direction,
    mostMinutes: tableMinutes.find(one => one === Number(minutes)) ?? usual.mostMinutes,
  };
}

/** Whether the address has the table open. */
export const hasTable = (query: URLSearchParams): boolean => query.has('times');

/** The query with the table; null closes it and keeps the goals. */
export function writeTable(query: URLSearchParams, table: TableView | null): URLSearchParams {
  const next = new URLSearchParams(query);
  next.delete('times');
  if (table === null) return next;
  next.delete('goal');
  for (const goal of table.goals) next.append('goal', writePoint(goal));
  next.set('times', [table.portfolioId ?? 'none', table.mode, table.direction, table.mostMinutes].join('_'));
  return next;
}

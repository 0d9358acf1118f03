import { questionNames } from '../../../common/travel/travel-address';
import { tableNames } from './table-address';

const names: readonly string[] = [...questionNames, ...tableNames];

/** What the address says of travel times: what is kept by name and put on another device. */
export function travelWords(query: URLSearchParams): string {
  return new URLSearchParams([...query].filter(([name]) => names.includes(name))).toString();
}

/** The query with other words of travel time; what else is in it stays. */
export function withTravelWords(query: URLSearchParams, words: string): URLSearchParams {
  const kept = [...query].filter(([name]) => !names.includes(name));
  const added = [...new URLSearchParams(words)].filter(([name]) => names.includes(name));
  return new URLSearchParams([...kept, ...added]);
}

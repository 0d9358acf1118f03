import type { Outline } from '@kavel/contracts/work-areas';
import type { QueryClient } from '@kavel/query';
import { readTravel } from '../../../common/travel/travel-address';
import { areasOf, chosenArea, isEmpty } from '../../../common/travel/travel-area';
import { fetchIsochrones } from '../../../common/travel/travel-queries';

/** The chosen area of travel time by the words of the address; its name is its cut-off. Throws when it has no extent. */
export async function travelOutline(
  client: QueryClient,
  words: string,
): Promise<{ name: string; outline: Outline }> {
  const view = readTravel(new URLSearchParams(words));
  const answer = await fetchIsochrones(client, view);
  const area = answer && chosenArea(areasOf(answer), view);
  if (!area || isEmpty(area)) throw new Error('There is no area within the travel time');
  return { name: `≤ ${area.minutes} min`, outline: area.geometry };
}

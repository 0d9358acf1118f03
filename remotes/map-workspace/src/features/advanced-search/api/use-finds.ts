import { call, catalogueQueries, portfolioQueries, useAddressSuggestions } from '@kavel/api-client';
import { hasPermission, useSession } from '@kavel/auth';
import { type AddressSuggestion, fullAddress } from '@kavel/contracts';
import { type DistrictLevel, districtApi, type FoundArea } from '@kavel/contracts/districts';
import { pandApi } from '@kavel/contracts/objects';
import type { Bounds, LonLat } from '@kavel/map';
import { useDebounced, useQuery } from '@kavel/query';
import { projectQueries } from '../../projects';
import { type Asked, isPc4, readQuestion } from '../model/question';

/** Something that was found, and what opens it. */
export type Find = { key: string; label: string; note?: string } & (
  | { kind: 'address'; objectId: string; place: LonLat }
  | { kind: 'pand' | 'place'; place: LonLat }
  | { kind: 'area'; level: DistrictLevel; bounds: Bounds; place: LonLat }
  | { kind: 'portfolio'; id: string }
  | { kind: 'project'; id: string; place: LonLat | null }
);

/** Why a text finds nothing. `unknown-id`: it is not in the data; `failed`: a call failed. */
export type FindProblem = Extract<Asked, { kind: 'problem' }>['problem'] | 'unknown-id' | 'failed';

const debounceMs = 200;
const mostOfKind = 6;
/** Registers change by snapshot, not by the minute. */
const staleTime = 10 * 60_000;

export interface Found {
  finds: Find[];
  problem: FindProblem | null;
  /** The text is an area without an outline: its finds are some of the addresses in it. */
  pc4: boolean;
  /** Whether the finds are those of the text as it is now. */
  current: boolean;
}

/** What a text finds, kind by kind: those that the user may see. */
export function useFinds(text: string): Found {
  const typed = text.trim();
  const rested = useDebounced(typed, debounceMs);
  const question = readQuestion(rested);
  const { asked } = question;
  const named = useNamed(asked.kind === 'text' ? asked.text : '');
  const identified = useIdentified(asked);
  const finds = asked.kind === 'place' ? [placeFind(asked)] : [...identified.finds, ...named.finds];
  const problem = asked.kind === 'problem' ? asked.problem : (identified.problem ?? named.problem);
  return {
    finds,
    problem,
    pc4: isPc4(question),
    current: rested === typed && !identified.isLoading && !named.isLoading,
  };
}

type Part = Pick<Found, 'finds' | 'problem'> & { isLoading: boolean };

function placeFind({ place, system }: Extract<Asked, { kind: 'place' }>): Find {
  const label = `${place.lat.toFixed(5)}, ${place.lon.toFixed(5)}`;
  return { kind: 'place', key: 'place', label, note: system, place };
}

/** What has the BAG id. */
function useIdentified(asked: Asked): Part {
  const objectId = asked.kind === 'object' ? asked.id : '';
  const pandId = asked.kind === 'pand' ? asked.id : '';
  const object = useQuery({ ...catalogueQueries.object(objectId), enabled: objectId !== '', retry: false });
  const pand = useQuery({
    queryKey: ['advanced-search', 'pand', pandId],
    queryFn: ({ signal }) => call(pandApi.getPand, { params: { id: pandId } }, { signal }),
    enabled: pandId !== '',
    retry: false,
    staleTime,
  });
  const finds: Find[] = [];
  if (object.data && objectId !== '') {
    const { lon, lat } = object.data;
    const label = fullAddress(object.data);
    finds.push({ kind: 'address', key: objectId, label, objectId, place: { lon, lat } });
  }
  if (pand.data && pandId !== '') {
    const { bouwjaar, lon, lat, addresses } = pand.data;
    const note = bouwjaar === null ? {} : { note: String(bouwjaar) };
    finds.push({ kind: 'pand', key: pandId, label: pandId, ...note, place: { lon, lat } });
    finds.push(...addresses.map(addressFind));
  }
  const isUnknown = (objectId !== '' && object.isError) || (pandId !== '' && pand.isError);
  return {
    finds,
    problem: isUnknown ? 'unknown-id' : null,
    isLoading: object.isLoading || pand.isLoading,
  };
}

/** What has the name. */
function useNamed(name: string): Part {
  const session = useSession();
  const wanted = name.toLowerCase();
  const enabled = name.length > 1;
  const addresses = useAddressSuggestions(name);
  const areas = useQuery({
    queryKey: ['advanced-search', 'areas', wanted],
    queryFn: ({ signal }) =>
      call(districtApi.searchAreas, { query: { q: wanted.slice(0, 120) } }, { signal }),
    enabled,
    staleTime,
  });
  const portfolios = useQuery({
    ...portfolioQueries.list(),
    enabled: enabled && hasPermission(session, 'auth.portfolio-hub'),
  });
  const filter = { selectedDatePreset: 'all', issue_key: name.slice(0, 60) } as const;
  const projects = useQuery({
    ...projectQueries.list(filter),
    enabled: enabled && hasPermission(session, 'auth.unrestricted-access-general'),
  });
  if (!enabled) return { finds: [], problem: null, isLoading: false };
  const finds: Find[] = [
    ...addresses.suggestions.slice(0, mostOfKind).map(addressFind),
    ...(areas.data ?? []).map(areaFind),
    ...(portfolios.data ?? [])
      .filter(portfolio => portfolio.name.toLowerCase().includes(wanted))
      .slice(0, mostOfKind)
      .map(({ id, name: label }): Find => ({ kind: 'portfolio', key: id, label, id })),
    ...(projects.data?.projects ?? []).slice(0, mostOfKind).map(
      ({ id, issue_key, title, lon, lat }): Find => ({
        kind: 'project',
        key: id,
        label: `${issue_key} ${title}`,
        id,
        place: lon === null || lat === null ? null : { lon, lat },
      }),
    ),
  ];
  const hasFailed = addresses.error !== null || [areas, portfolios, projects].some(({ isError }) => isError);
  return {
    finds,
    problem: hasFailed ? 'failed' : null,
    isLoading:
      (!addresses.current && !addresses.error) || [areas, portfolios, projects].some(one => one.isLoading),
  };
}

function addressFind({ objectId, address, lon, lat }: AddressSuggestion): Find {
  return { kind: 'address', key: objectId, label: address, objectId, place: { lon, lat } };
}

function areaFind({ level, code, name, gemeente, bounds }: FoundArea): Find {
  const [west, south, east, north] = bounds;
  const place = { lon: (west + east) / 2, lat: (south + north) / 2 };
  const note = gemeente === name ? code : `${gemeente}, ${code}`;
  return { kind: 'area', key: code, label: name, note, level, bounds, place };
}

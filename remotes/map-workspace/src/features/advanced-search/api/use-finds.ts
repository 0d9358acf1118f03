import { catalogueQueries, portfolioQueries, useAddressSuggestions } from '@kavel/api-client';
import { hasPermission, useSession } from '@kavel/auth';
import { fullAddress } from '@kavel/contracts';
import { type DistrictAreas, type DistrictLevel, districtLevels } from '@kavel/contracts/districts';
import type { Bounds, LonLat } from '@kavel/map';
import { useDebounced, useQueries, useQuery } from '@kavel/query';
import { districtQueries } from '../../districts';
import { projectQueries } from '../../projects';
import { readQuestion } from '../model/question';

/** Something that was found, and what opens it. */
export type Find = { key: string; label: string; note?: string } & (
  | { kind: 'address'; objectId: string; place: LonLat }
  | { kind: 'place'; place: LonLat }
  | { kind: 'area'; level: DistrictLevel; bounds: Bounds }
  | { kind: 'portfolio'; id: string }
  | { kind: 'project'; id: string; place: LonLat | null }
);

const debounceMs = 200;
const mostOfKind = 6;

/** What a text finds, kind by kind: those that the user may see. */
export function useFinds(text: string): {
  finds: Find[];
  isParcel: boolean;
  radius: number | null;
  current: boolean;
} {
  const session = useSession();
  const may = {
    portfolios: hasPermission(session, 'auth.portfolio-hub'),
    projects: hasPermission(session, 'auth.unrestricted-access-general'),
  };
  const rested = useDebounced(text.trim(), debounceMs);
  const { asked, radius } = readQuestion(rested);
  const name = asked.kind === 'text' ? asked.text : '';
  const wanted = name.toLowerCase();
  const enabled = name.length > 1;
  const { suggestions } = useAddressSuggestions(name);
  const objectId = asked.kind === 'object' ? asked.id : '';
  const object = useQuery({ ...catalogueQueries.object(objectId), enabled: objectId !== '', retry: false });
  const levels = useQueries({
    queries: districtLevels.map(level => ({ ...districtQueries.areas(level), enabled })),
  });
  const portfolios = useQuery({ ...portfolioQueries.list(), enabled: enabled && may.portfolios });
  const filter = { selectedDatePreset: 'all', issue_key: name.slice(0, 60) } as const;
  const projects = useQuery({ ...projectQueries.list(filter), enabled: enabled && may.projects });

  const finds: Find[] = [];
  if (asked.kind === 'place') {
    const { lon, lat } = asked.place;
    const label = `${lat.toFixed(5)}, ${lon.toFixed(5)}`;
    finds.push({ kind: 'place', key: 'place', label, note: asked.system, place: asked.place });
  }
  if (objectId !== '' && object.data) {
    const { lon, lat } = object.data;
    finds.push({
      kind: 'address',
      key: objectId,
      label: fullAddress(object.data),
      objectId,
      place: { lon, lat },
    });
  }
  if (enabled) {
    finds.push(
      ...suggestions.slice(0, mostOfKind).map(
        ({ objectId: id, address, lon, lat }): Find => ({
          kind: 'address',
          key: id,
          label: address,
          objectId: id,
          place: { lon, lat },
        }),
      ),
      ...levels.flatMap(({ data }) => (data ? areasNamed(data, wanted) : [])),
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
    );
  }
  return { finds, isParcel: asked.kind === 'parcel', radius, current: rested === text.trim() };
}

/** Areas whose name begins with the text, or whose code it is. */
function areasNamed({ level, codes, names, gemeenten, bounds }: DistrictAreas, wanted: string): Find[] {
  return codes
    .map((code, at) => ({ code, at, name: names[at] ?? '' }))
    .filter(({ code, name }) => name.toLowerCase().startsWith(wanted) || code.toLowerCase() === wanted)
    .slice(0, mostOfKind)
    .map(({ code, at, name }) => ({
      kind: 'area',
      key: code,
      label: name,
      note: gemeenten[at] === name ? code : `${gemeenten[at]}, ${code}`,
      level,
      bounds: bounds[at] ?? [3, 50, 8, 54],
    }));
}

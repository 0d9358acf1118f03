import type {
  AreaGeometry,
  IsochroneQuestion,
  Isochrones,
  MatrixQuestion,
  TransitQuestion,
  TravelDirection,
  TravelMatrix,
  TravelMode,
  TravelPlace,
} from '@kavel/contracts/travel-time';
import { combinePolygons, km2Of } from './combine-polygons';
import type { TravelEngine } from './engine';
import { TravelTimeProblem } from './problem';

/** https://valhalla.github.io/valhalla/api/turn-by-turn/api-reference/#costing-models */
const costings: Readonly<Record<TravelMode, string>> = {
  walk: 'pedestrian',
  bike: 'bicycle',
  car: 'auto',
  transit: 'multimodal',
};
const timeoutMs = 20_000;

type Origin = IsochroneQuestion['origins'][number];

interface IsochroneAnswer {
  features?: { properties?: { contour?: number }; geometry?: { type: string; coordinates: unknown } }[];
}

interface MatrixAnswer {
  sources_to_targets?: { time: number | null }[][];
}

/** Valhalla's service of isochrones and matrices, at an address such as `http://valhalla:8002`. */
export function valhallaEngine(address: string): TravelEngine {
  return {
    name: 'valhalla',
    async isochrones(_, { origins, transit, combination }) {
      const areas: Isochrones['areas'] = [];
      for (const [number, origin] of origins.entries()) {
        const answer = await ask<IsochroneAnswer>(
          address,
          'isochrone',
          isochroneBody(origin, transit),
          number,
        );
        areas.push(...areasOf(answer, origin, number));
      }
      const combined = combination ? combinePolygons(longest(areas, origins.length), combination) : null;
      return { areas, combined };
    },
    async matrix(_, question) {
      // Its matrix knows no timetable.
      if (question.mode === 'transit') throw new TravelTimeProblem({ problem: 'not-by-engine' });
      const answer = await ask<MatrixAnswer>(address, 'sources_to_targets', matrixBody(question));
      return { seconds: secondsOf(answer, question), offRoad: { places: [], goals: [] } };
    },
  };
}

function isochroneBody(origin: Origin, transit: TransitQuestion | undefined) {
  const isTransit = origin.mode === 'transit';
  return {
    locations: [{ lat: origin.lat, lon: origin.lon }],
    costing: costings[origin.mode],
    contours: origin.minutes.toSorted((a, b) => a - b).map(time => ({ time })),
    polygons: true,
    reverse: origin.direction === 'to',
    ...(isTransit && transit && { date_time: dateTime(transit, origin.direction) }),
  };
}

/** Type 1 is the time of departure, 2 of arrival. */
function dateTime({ date, time }: TransitQuestion, direction: TravelDirection) {
  return { type: direction === 'from' ? 1 : 2, value: `${date}T${time}` };
}

function areasOf(answer: IsochroneAnswer, origin: Origin, number: number): Isochrones['areas'] {
  return [...new Set(origin.minutes)]
    .sort((a, b) => b - a)
    .map(minutes => {
      const found = (answer.features ?? []).filter(({ properties }) => properties?.contour === minutes);
      const coordinates = found.flatMap(({ geometry }) => polygonsOf(geometry));
      const geometry: AreaGeometry = { type: 'MultiPolygon', coordinates };
      return { origin: number, minutes, km2: km2Of(geometry), geometry };
    });
}

function polygonsOf(
  geometry: { type: string; coordinates: unknown } | undefined,
): AreaGeometry['coordinates'] {
  if (geometry?.type === 'Polygon') return [geometry.coordinates as AreaGeometry['coordinates'][number]];
  return geometry?.type === 'MultiPolygon' ? (geometry.coordinates as AreaGeometry['coordinates']) : [];
}

function longest(areas: Isochrones['areas'], origins: number): AreaGeometry[] {
  return Array.from(
    { length: origins },
    (_, number) => areas.find(({ origin }) => origin === number)?.geometry,
  ).filter(geometry => geometry !== undefined);
}

function matrixBody({ places, goals, mode, direction }: MatrixQuestion) {
  const latLon = ({ lat, lon }: TravelPlace) => ({ lat, lon });
  const [sources, targets] = direction === 'from' ? [places, goals] : [goals, places];
  return { sources: sources.map(latLon), targets: targets.map(latLon), costing: costings[mode] };
}

function secondsOf(
  { sources_to_targets: rows = [] }: MatrixAnswer,
  question: MatrixQuestion,
): TravelMatrix['seconds'] {
  const { places, goals, direction, mostMinutes } = question;
  return places.map((_, place) =>
    goals.map((_goal, goal) => {
      const time = (direction === 'from' ? rows[place]?.[goal] : rows[goal]?.[place])?.time ?? null;
      return time === null || time > mostMinutes * 60 ? null : Math.round(time);
    }),
  );
}

async function ask<Answer>(address: string, call: string, body: unknown, origin?: number): Promise<Answer> {
  const failed = (reason: string) =>
    new TravelTimeProblem(
      { problem: 'engine-failed', ...(origin !== undefined && { origin }) },
      `Valhalla did not answer: ${reason}`,
    );
  const response = await fetch(`${address.replace(/\/$/, '')}/${call}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(timeoutMs),
  }).catch((error: unknown) => {
    throw failed(
      error instanceof Error && error.name === 'TimeoutError' ? 'it took too long' : 'it cannot be reached',
    );
  });
  const answer = (await response.json().catch(() => null)) as
    | (Answer & { error_code?: number; error?: string })
    | null;
  if (response.ok && answer) return answer;
  // 171: no suitable edges near location.
  if (answer?.error_code === 171)
    throw new TravelTimeProblem({ problem: 'off-road', ...(origin !== undefined && { origin }) });
  throw failed(answer?.error ?? `status ${response.status}`);
}

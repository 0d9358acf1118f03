import { call } from '@kavel/api-client';
import type { Unit } from '@kavel/contracts';
import { type TransitQuestion, travelTimeApi, travelTimeLimits } from '@kavel/contracts/travel-time';
import type { LonLat } from '@kavel/map';
import { queryOptions, useQuery, useQueryClient } from '@kavel/query';
import { useState } from 'react';
import type { TableView } from '../model/table-address';
import type { UnitTimes } from '../model/times';

export interface TimesQuestion {
  units: readonly Unit[];
  table: TableView;
  transit: TransitQuestion;
}

export interface Times {
  rows: readonly UnitTimes[];
  /** Numbers of goals without a road near them. */
  offRoadGoals: readonly number[];
}

/** As the address has goals: a unit that is a goal too is at the same place. */
const asInAddress = ({ lon, lat }: LonLat): LonLat => ({
  lon: Number(lon.toFixed(5)),
  lat: Number(lat.toFixed(5)),
});

/** Times from units to goals; a large portfolio is asked in parts, and can be cancelled. */
export function useTimes({ units, table, transit }: TimesQuestion) {
  const client = useQueryClient();
  const [done, setDone] = useState(0);
  const { mode, direction, mostMinutes } = table;
  const goals = table.goals.map(({ lon, lat }) => ({ lon, lat }));
  const isComplete = units.length > 0 && goals.length > 0 && goals.length <= travelTimeLimits.goals;
  const asked = { goals, mode, direction, mostMinutes, ...(mode === 'transit' ? { transit } : {}) };
  const options = queryOptions({
    queryKey: ['travel-time', 'times', units.map(({ objectId }) => objectId), asked],
    queryFn: async ({ signal }): Promise<Times> => {
      const rows: UnitTimes[] = [];
      let offRoadGoals: readonly number[] = [];
      setDone(0);
      for (let from = 0; from < units.length; from += travelTimeLimits.places) {
        const part = units.slice(from, from + travelTimeLimits.places);
        const places = part.map(({ addressObjectData }) => asInAddress(addressObjectData));
        const answer = await call(travelTimeApi.travelMatrix, { body: { ...asked, places } }, { signal });
        offRoadGoals = answer.offRoad.goals;
        const offRoad = new Set(answer.offRoad.places);
        rows.push(
          ...part.map((unit, at) => ({ unit, seconds: answer.seconds[at] ?? [], offRoad: offRoad.has(at) })),
        );
        setDone(rows.length);
      }
      return { rows, offRoadGoals };
    },
    enabled: isComplete,
    staleTime: 10 * 60_000,
  });
  const { data, error, isFetching, refetch } = useQuery(options);
  return {
    times: data ?? null,
    error,
    isFetching,
    isComplete,
    done,
    calculate: () => void refetch(),
    cancel: () => void client.cancelQueries({ queryKey: options.queryKey }),
  };
}

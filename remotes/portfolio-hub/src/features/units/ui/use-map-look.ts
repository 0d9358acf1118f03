import { hasPermission, useSession } from '@kavel/auth';
import { scoreBands } from '@kavel/contracts';
import { useFormats } from '@kavel/i18n';
import type { MapLegend } from '@kavel/map';
import { useMemo } from 'react';
import { useHubTexts } from '../../../i18n/hub';
import { mostColoured, useScores } from '../api/use-scores';
import {
  bandColours,
  classesOf,
  colourOf,
  type FigureClass,
  figureOf,
  type MapColouring,
  unknownColour,
} from '../model/map-colours';
import type { UnitRow } from '../model/unit-row';

export interface MapLook {
  /** Colour of a point; undefined: by energielabel. */
  colourOfRow: ((row: UnitRow) => string) | undefined;
  /** Undefined: the map's own legend of labels. */
  legend: MapLegend | undefined;
  /** What is still loading, failed, or cannot be shown, in words. */
  note: string | null;
}

/** Colours and legend of the map by what was chosen. Classes are of all rows that are shown, not of those in view. */
export function useMapLook(rows: readonly UnitRow[], by: MapColouring): MapLook {
  const hub = useHubTexts();
  const format = useFormats();
  const scored = by === 'score';
  const ids = useMemo(() => (scored ? rows.map(row => row.objectId) : []), [rows, scored]);
  const scores = useScores(ids, scored);
  return useMemo(() => {
    if (by === 'label') return { colourOfRow: undefined, legend: undefined, note: null };
    const none = { key: 'none', label: hub('map.unknown'), colour: unknownColour };
    if (by === 'score') {
      const bands = scores.data;
      const entries = scoreBands.map(band => ({
        key: band,
        label: hub(`map.bands.${band}`),
        colour: bandColours[band],
      }));
      const tooMany = ids.length > mostColoured;
      return {
        colourOfRow: row => {
          const band = bands?.get(row.objectId);
          return band ? bandColours[band] : unknownColour;
        },
        legend: { title: hub('map.by.score'), entries: [...entries, none] },
        note: tooMany
          ? hub('map.tooMany', { number: format.number(ids.length), most: format.number(mostColoured) })
          : scores.isError
            ? hub('map.scoresFailed')
            : scores.isFetching
              ? hub('map.scoresLoading')
              : null,
      };
    }
    const classes = classesOf(rows.flatMap(row => figureOf(row, by) ?? []));
    const name = ({ from, to }: FigureClass) =>
      from === null
        ? hub('map.below', { to: to === null ? '' : format.number(to) })
        : to === null
          ? hub('map.above', { from: format.number(from) })
          : hub('map.between', { from: format.number(from), to: format.number(to) });
    const entries = classes.map(one => ({
      key: String(one.from ?? 'first'),
      label: one.from === null && one.to === null ? hub('map.all') : name(one),
      colour: one.colour,
    }));
    return {
      colourOfRow: row => colourOf(classes, figureOf(row, by)),
      legend: { title: hub(`map.by.${by}`), entries: [...entries, none] },
      note: classes.length === 0 ? hub('map.noFigures') : null,
    };
  }, [by, rows, ids, scores.data, scores.isError, scores.isFetching, hub, format]);
}

/** What the user may colour by. */
export function useMapColourings(): readonly MapColouring[] {
  const session = useSession();
  const mayScore =
    hasPermission(session, 'auth.property-pass') ||
    hasPermission(session, 'auth.unrestricted-access-general');
  return mayScore ? ['label', 'value', 'rent', 'score'] : ['label', 'value', 'rent'];
}

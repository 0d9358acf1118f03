import { type DistrictOverview, districtFigures, districtLevels } from '@kavel/contracts/districts';
import { Stack } from '@kavel/ui/core';
import { useEffect, useMemo, useRef } from 'react';
import { classCounts, classMethods } from '../../areas';
import { useTexts } from '../i18n';
import type { DistrictView } from '../model/district-view';
import { type Choice, ChoiceField } from './choice-field';
import { OwnBreaks } from './own-breaks';
import type { ChangeView } from './use-district-view';

export interface DistrictSettingsProps {
  view: DistrictView;
  overview: DistrictOverview;
  years: readonly number[];
  year: number | null;
  compare: number | null;
  /** Current thresholds, the first own ones. */
  thresholds: readonly number[];
  onChange: ChangeView;
  /** Called when the field of years or figures gets the focus. */
  onYears: () => void;
  onFigures: () => void;
}

const counts = classCounts.map((count): Choice => [String(count), String(count)]);

/** What is shown: figure, level, year, the year compared with, and how classes are made. */
export function DistrictSettings(props: DistrictSettingsProps) {
  const { view, overview, years, year, compare } = props;
  const t = useTexts();
  const choose = useChoosing(props);
  const figures = useMemo(
    () =>
      districtFigures
        .filter(figure => overview.figures.some(one => one.figure === figure))
        .map((figure): Choice => [figure, t(`figures.${figure}`)]),
    [overview, t],
  );
  const levels = useMemo(
    (): Choice[] => [
      ['', t('byZoom')],
      ...overview.levels
        .filter(({ areas }) => areas > 0)
        .map(({ level, areas }): Choice => [level, t(`levels.${level}`, { count: areas })]),
    ],
    [overview, t],
  );
  const allYears = useMemo(() => years.map((one): Choice => [String(one), String(one)]), [years]);
  const otherYears = useMemo(
    (): Choice[] => [['', t('noCompare')], ...allYears.filter(([one]) => one !== String(year))],
    [allYears, year, t],
  );
  const methods = useMemo(() => classMethods.map((method): Choice => [method, t(`methods.${method}`)]), [t]);
  const hint = view.figure === 'wozValue' && year ? t('wozOf', { year: year - 1 }) : undefined;
  return (
    <Stack gap="3">
      <ChoiceField
        label={t('figure')}
        value={view.figure}
        choices={figures}
        onFocus={choose.focusFigures}
        onChoose={choose.figure}
      />
      <ChoiceField label={t('level')} value={view.level ?? ''} choices={levels} onChoose={choose.level} />
      <ChoiceField
        label={t('year')}
        hint={hint}
        value={String(year ?? '')}
        choices={allYears}
        onFocus={choose.focusYears}
        onChoose={choose.year}
      />
      <ChoiceField
        label={t('compare')}
        value={String(compare ?? '')}
        choices={otherYears}
        onChoose={choose.compare}
      />
      <ChoiceField label={t('method')} value={view.method} choices={methods} onChoose={choose.method} />
      {view.method === 'own' ? (
        <OwnBreaks breaks={view.breaks} isShare={compare !== null} onChange={choose.breaks} />
      ) : (
        <ChoiceField
          label={t('classes')}
          value={String(view.classes)}
          choices={counts}
          onChoose={choose.classes}
        />
      )}
    </Stack>
  );
}

/** What the fields call; the functions stay the same and read the latest props. */
function useChoosing(props: DistrictSettingsProps) {
  const latest = useRef(props);
  useEffect(() => {
    latest.current = props;
  });
  return useMemo(() => {
    const change: ChangeView = next => latest.current.onChange(next);
    return {
      focusFigures: () => latest.current.onFigures(),
      focusYears: () => latest.current.onYears(),
      figure: (value: string) => change({ figure: pick(districtFigures, value), breaks: [] }),
      level: (value: string) =>
        change({ level: districtLevels.find(one => one === value) ?? null, area: null }),
      year: (value: string) => change({ year: Number(value) }),
      compare: (value: string) => change({ compare: Number(value) || null, breaks: [] }),
      method(value: string) {
        const method = pick(classMethods, value);
        const { view, thresholds } = latest.current;
        const begins = method === 'own' && view.breaks.length === 0;
        change({ method, ...(begins ? { breaks: thresholds } : {}) });
      },
      classes(value: string) {
        const classes = classCounts.find(count => String(count) === value);
        if (classes) change({ classes });
      },
      breaks: (breaks: readonly number[]) => change({ breaks }),
    };
  }, []);
}

/** The values are those of the list. */
function pick<Item extends string>(items: readonly [Item, ...Item[]], text: string): Item {
  return items.find(item => item === text) ?? items[0];
}

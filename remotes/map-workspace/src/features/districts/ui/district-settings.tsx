import { type DistrictOverview, districtFigures, districtLevels } from '@kavel/contracts/districts';
import { Stack } from '@kavel/ui/core';
import { Field, Input, Select } from '@kavel/ui/forms';
import { type ClassMethod, classCounts, classMethods } from '../../areas';
import { useTexts } from '../i18n';
import { type DistrictView, readBreaks } from '../model/district-view';
import type { ChangeView } from './use-district-view';

export interface DistrictSettingsProps {
  view: DistrictView;
  overview: DistrictOverview;
  years: readonly number[];
  year: number | null;
  compare: number | null;
  /** Thresholds as they are, to begin own ones with. */
  thresholds: readonly number[];
  onChange: ChangeView;
  /** The choice of years or figures has the focus. */
  onYears: () => void;
  onFigures: () => void;
}

/** What is shown: level, figure, year, the year compared with, and how classes are made. */
export function DistrictSettings({ view, overview, onChange, ...props }: DistrictSettingsProps) {
  const t = useTexts();
  const { years, year, compare, thresholds } = props;
  const levels = overview.levels.filter(({ areas }) => areas > 0);
  const figures = districtFigures.filter(figure => overview.figures.some(one => one.figure === figure));
  const withBreaks = (method: ClassMethod) =>
    onChange({ method, ...(method === 'own' && view.breaks.length === 0 ? { breaks: thresholds } : {}) });
  return (
    <Stack gap="3">
      <Field label={t('figure')}>
        <Select
          value={view.figure}
          onFocus={props.onFigures}
          onChange={event => onChange({ figure: pick(districtFigures, event.target.value), breaks: [] })}
        >
          {figures.map(figure => (
            <option key={figure} value={figure}>
              {t(`figures.${figure}`)}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={t('level')}>
        <Select
          value={view.level ?? ''}
          onChange={event => {
            const level = districtLevels.find(one => one === event.target.value) ?? null;
            onChange({ level, area: null });
          }}
        >
          <option value="">{t('byZoom')}</option>
          {levels.map(({ level, areas }) => (
            <option key={level} value={level}>
              {t(`levels.${level}`, { count: areas })}
            </option>
          ))}
        </Select>
      </Field>
      <Field
        label={t('year')}
        {...(view.figure === 'wozValue' && year ? { hint: t('wozOf', { year: year - 1 }) } : {})}
      >
        <Select
          value={year ?? ''}
          onFocus={props.onYears}
          onChange={event => onChange({ year: Number(event.target.value) })}
        >
          {years.map(one => (
            <option key={one} value={one}>
              {one}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={t('compare')}>
        <Select
          value={compare ?? ''}
          onChange={event => onChange({ compare: Number(event.target.value) || null, breaks: [] })}
        >
          <option value="">{t('noCompare')}</option>
          {years
            .filter(one => one !== year)
            .map(one => (
              <option key={one} value={one}>
                {one}
              </option>
            ))}
        </Select>
      </Field>
      <Field label={t('method')}>
        <Select value={view.method} onChange={event => withBreaks(pick(classMethods, event.target.value))}>
          {classMethods.map(method => (
            <option key={method} value={method}>
              {t(`methods.${method}`)}
            </option>
          ))}
        </Select>
      </Field>
      {view.method === 'own' ? (
        <OwnBreaks view={view} isShare={compare !== null} onChange={onChange} />
      ) : (
        <Field label={t('classes')}>
          <Select
            value={view.classes}
            onChange={event => {
              const classes = classCounts.find(count => String(count) === event.target.value);
              if (classes) onChange({ classes });
            }}
          >
            {classCounts.map(count => (
              <option key={count} value={count}>
                {count}
              </option>
            ))}
          </Select>
        </Field>
      )}
    </Stack>
  );
}

interface OwnBreaksProps {
  view: DistrictView;
  /** Differences are typed in percent. */
  isShare: boolean;
  onChange: ChangeView;
}

function OwnBreaks({ view, isShare, onChange }: OwnBreaksProps) {
  const t = useTexts();
  const times = isShare ? 100 : 1;
  const text = view.breaks.map(one => String(Math.round(one * times * 100) / 100)).join('; ');
  const take = (typed: string) => onChange({ breaks: readBreaks(typed).map(one => one / times) });
  return (
    <Field label={t('breaks')} hint={t(isShare ? 'breaksHintPercent' : 'breaksHint')}>
      <Input
        key={text}
        defaultValue={text}
        onBlur={event => take(event.target.value)}
        onKeyDown={event => {
          if (event.key === 'Enter') take(event.currentTarget.value);
        }}
      />
    </Field>
  );
}

/** The options are those of the list. */
function pick<Item extends string>(items: readonly [Item, ...Item[]], text: string): Item {
  return items.find(item => item === text) ?? items[0];
}

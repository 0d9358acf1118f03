import { type Gebruiksdoel, gebruiksdoelen } from '@kavel/contracts';
import {
  enkelbestemmingen,
  type LocatorChoice,
  type LocatorFacets,
  type LocatorFilter,
  type LocatorOptions,
  type LocatorRange,
  type LocatorRangeKey,
  locatorRangeKeys,
  provinceCodes,
} from '@kavel/contracts/locator';
import { Grid, type GridProps, Skeleton, Stack, Text } from '@kavel/ui/core';
import { memo, useMemo } from 'react';
import type { SubjectTexts } from '../../../common/filters/model/subject-texts';
import { ChoiceSection } from '../../../common/filters/ui/choice-section';
import { LabelFilter } from '../../../common/filters/ui/label-filter';
import { MunicipalityFilter } from '../../../common/filters/ui/municipality-filter';
import { type ListedOption, OptionList } from '../../../common/filters/ui/option-list';
import type { LiveRange } from '../../../common/filters/ui/use-live-range';
import { useTexts } from '../i18n';
import type { FilterWords } from '../model/chips';
import { chosenOf } from '../model/filter';
import { LocatorRangeFilter } from './locator-range-filter';

const Sections = (props: GridProps) => (
  <Grid
    gap="4"
    px="4"
    py="3"
    css={{
      // What moves in one of them is laid out and painted without the others.
      '& > section': { contain: 'layout' },
    }}
    {...props}
  />
);
const leading: readonly LocatorRangeKey[] = ['area', 'year'];
/** The most used gebruiksdoelen come first. */
const functions: readonly Gebruiksdoel[] = [
  ...new Set<Gebruiksdoel>([
    'woonfunctie',
    'kantoorfunctie',
    'winkelfunctie',
    'industriefunctie',
    ...gebruiksdoelen,
  ]),
];
const options = { provinces: provinceCodes, functions, enkelbestemmingen } as const;
const none: readonly string[] = [];

export interface FilterPanelProps {
  filter: LocatorFilter;
  options: LocatorOptions | undefined;
  facets: LocatorFacets | undefined;
  /** Options of all objects, without any filter. */
  everything: LocatorFacets | undefined;
  currentYear: number;
  words: FilterWords;
  texts: SubjectTexts;
  live: LiveRange<LocatorRangeKey>;
  onToggle: (choice: LocatorChoice, option: string) => void;
  onRange: (key: LocatorRangeKey, range: LocatorRange) => void;
}

/** All filters of the locator; filters without data are listed at the end. */
export const FilterPanel = memo(function FilterPanel(props: FilterPanelProps) {
  const { filter, facets, everything, currentYear, words, live, onToggle, onRange } = props;
  const t = useTexts();
  const empty = props.options?.emptyRanges ?? [];
  const lists = useListedOptions(facets, everything, words);
  const toggles = useMemo(() => {
    const toggle = (choice: LocatorChoice) => (option: string) => onToggle(choice, option);
    return {
      municipalities: toggle('municipalities'),
      provinces: toggle('provinces'),
      functions: toggle('functions'),
      enkelbestemmingen: toggle('enkelbestemmingen'),
      energyLabels: toggle('energyLabels'),
    };
  }, [onToggle]);

  if (!props.options) {
    return (
      <Stack gap="4" p="4">
        {['20', '24', '14', '16'].map(height => (
          <Skeleton key={height} height={height} />
        ))}
      </Stack>
    );
  }

  const list = (choice: keyof typeof options) =>
    lists[choice].length === 0 ? null : (
      <ChoiceSection title={words.part(choice)} chosen={chosenOf(filter, choice)}>
        <OptionList options={lists[choice]} chosen={filter[choice] ?? none} onToggle={toggles[choice]} />
      </ChoiceSection>
    );
  const range = (key: LocatorRangeKey) =>
    empty.includes(key) ? null : (
      <LocatorRangeFilter
        key={key}
        range={key}
        value={filter.ranges?.[key]}
        histogram={facets?.ranges[key]}
        currentYear={currentYear}
        texts={props.texts}
        live={live}
        onChange={onRange}
      />
    );

  return (
    <Sections>
      <ChoiceSection title={words.part('municipalities')} chosen={chosenOf(filter, 'municipalities')}>
        <MunicipalityFilter
          municipalities={props.options.municipalities}
          counts={facets?.municipalities}
          chosen={filter.municipalities ?? none}
          onToggle={toggles.municipalities}
        />
      </ChoiceSection>
      {list('functions')}
      {leading.map(range)}
      <ChoiceSection title={words.part('energyLabels')} chosen={chosenOf(filter, 'energyLabels')}>
        <LabelFilter
          name={words.part('energyLabels')}
          counts={facets?.energyLabels}
          chosen={filter.energyLabels ?? none}
          onToggle={toggles.energyLabels}
        />
      </ChoiceSection>
      {list('provinces')}
      {list('enkelbestemmingen')}
      {locatorRangeKeys.filter(key => !leading.includes(key)).map(range)}
      {empty.length > 0 ? (
        <Text fontSize="xs" color="muted">
          {t('noData', { names: empty.map(words.part).join(', ') })}
        </Text>
      ) : null}
    </Sections>
  );
});

type Lists = Record<keyof typeof options, readonly ListedOption[]>;

/** The options that have objects in the unfiltered data, so that options do not disappear while filtering. */
function useListedOptions(
  facets: LocatorFacets | undefined,
  everything: LocatorFacets | undefined,
  words: FilterWords,
): Lists {
  return useMemo(() => {
    const listed = (choice: keyof typeof options): ListedOption[] =>
      options[choice]
        .filter(option => !everything || everything[choice][option] !== undefined)
        .map(option => ({
          option,
          name: words.option(choice, option),
          count: facets ? (facets[choice][option] ?? 0) : null,
        }));
    return {
      provinces: listed('provinces'),
      functions: listed('functions'),
      enkelbestemmingen: listed('enkelbestemmingen'),
    };
  }, [facets, everything, words]);
}

import { gebruiksdoelen } from '@kavel/contracts';
import {
  bouwvormen,
  isFilterOf,
  koopcondities,
  type Market,
  type NumberRange,
  onderhoudsniveaus,
  saleKinds,
  subtypes,
  type TransactionChoice,
  type TransactionFacets,
  type TransactionFilter,
  type TransactionRangeKey,
  transactionChoices,
  transactionRangeKeys,
  woningtypes,
} from '@kavel/contracts/transactions';
import { Grid, type GridProps, Skeleton, Stack, Text } from '@kavel/ui/core';
import { memo, useMemo } from 'react';
import type { LiveCount } from '../../../common/filters/model/live';
import type { SubjectTexts } from '../../../common/filters/model/subject-texts';
import { ChoiceSection } from '../../../common/filters/ui/choice-section';
import { LabelFilter } from '../../../common/filters/ui/label-filter';
import { type ListedMunicipality, MunicipalityFilter } from '../../../common/filters/ui/municipality-filter';
import { OptionList } from '../../../common/filters/ui/option-list';
import type { LiveRange } from '../../../common/filters/ui/use-live-range';
import { useTexts } from '../i18n';
import type { FilterWords } from '../model/chips';
import { chosenOf } from '../model/filter';
import type { Period } from '../model/months';
import { DateFilter } from './date-filter';
import { LeftOut } from './left-out';
import { MarketSwitch } from './market-switch';
import { TransactionRangeFilter } from './transaction-range-filter';

const Sections = (props: GridProps) => (
  // Layout containment: a moving slider must not trigger layout of the other sections.
  <Grid gap="4" px="4" py="3" css={{ '& > section': { contain: 'layout' } }} {...props} />
);

/** Options of the filters with check boxes. */
const lists = {
  gebruiksdoel: gebruiksdoelen,
  woningtypes,
  subtypes,
  koopcondities,
  onderhoudBinnen: onderhoudsniveaus,
  onderhoudBuiten: onderhoudsniveaus,
  bouwvorm: bouwvormen,
  saleKinds,
} as const;
type Listed = keyof typeof lists;
const leading: readonly TransactionRangeKey[] = ['price', 'pricePerM2', 'area'];
const none: readonly string[] = [];

export interface FilterPanelProps {
  filter: TransactionFilter;
  facets: TransactionFacets | undefined;
  /** Facets of the market without filters: all options. */
  everything: TransactionFacets | undefined;
  municipalities: ReadonlyMap<string, string>;
  currentYear: number;
  today: string;
  words: FilterWords;
  texts: SubjectTexts;
  liveCount: LiveCount;
  live: LiveRange<TransactionRangeKey>;
  onMarket: (change: Partial<Market>) => void;
  onDate: (period: Period | null, options?: { replace?: boolean }) => void;
  onToggle: (choice: TransactionChoice, option: string) => void;
  onRange: (key: TransactionRangeKey, range: NumberRange) => void;
}

/** All filters of the market with their distributions. Filters without data are listed at the end. */
export const FilterPanel = memo(function FilterPanel(props: FilterPanelProps) {
  const { filter, facets, everything, words, texts, onToggle } = props;
  const t = useTexts();
  const toggles = useMemo(() => {
    const all = transactionChoices.map(choice => [choice, (option: string) => onToggle(choice, option)]);
    return Object.fromEntries(all) as Record<TransactionChoice, (option: string) => void>;
  }, [onToggle]);
  const listed = useListedMunicipalities(everything, props.municipalities);
  if (!facets) {
    return (
      <Stack gap="4" p="4">
        {['8', '24', '20', '24', '16'].map((height, at) => (
          <Skeleton key={`${at} ${height}`} height={height} />
        ))}
      </Stack>
    );
  }

  const emptyOf = (key: TransactionChoice | TransactionRangeKey) => isEmpty(everything, key);
  // Sales without a mark are all of one kind: no choice.
  const hasKinds = facets.choices.saleKinds !== undefined;
  const isOffered = (key: TransactionChoice | TransactionRangeKey) =>
    isFilterOf(filter, key) && !emptyOf(key) && (key !== 'saleKinds' || hasKinds);
  const empty = [...transactionChoices, ...transactionRangeKeys].filter(
    key => isFilterOf(filter, key) && emptyOf(key),
  );
  const list = (choice: Listed) => {
    if (!isOffered(choice)) return null;
    const options = lists[choice]
      .filter(option => !everything || everything.choices[choice]?.[option] !== undefined)
      .map(option => ({
        option,
        name: words.option(choice, option),
        count: facets.choices[choice]?.[option] ?? 0,
      }));
    return (
      <ChoiceSection key={choice} title={words.part(choice)} chosen={chosenOf(filter, choice)}>
        <OptionList options={options} chosen={filter[choice] ?? none} onToggle={toggles[choice]} />
        {choice === 'saleKinds' ? <LeftOut count={facets.leftOut} /> : null}
      </ChoiceSection>
    );
  };
  const range = (key: TransactionRangeKey) =>
    isOffered(key) ? (
      <TransactionRangeFilter
        key={`${filter.category} ${filter.propertyType} ${key}`}
        range={key}
        category={filter.category}
        propertyType={filter.propertyType}
        value={filter.ranges?.[key]}
        histogram={facets.ranges[key]}
        currentYear={props.currentYear}
        texts={texts}
        live={props.live}
        onChange={props.onRange}
      />
    ) : null;

  return (
    <Sections>
      <MarketSwitch market={filter} onChange={props.onMarket} />
      <DateFilter
        value={filter.transactionDate}
        months={facets.months}
        today={props.today}
        live={props.liveCount}
        onChange={props.onDate}
      />
      <ChoiceSection title={words.part('municipalities')} chosen={chosenOf(filter, 'municipalities')}>
        <MunicipalityFilter
          municipalities={listed}
          counts={facets.choices.municipalities}
          chosen={filter.municipalities ?? none}
          onToggle={toggles.municipalities}
        />
      </ChoiceSection>
      {leading.map(range)}
      {list('woningtypes')}
      {list('gebruiksdoel')}
      {list('subtypes')}
      {range('rooms')}
      {range('year')}
      {isOffered('energyLabels') ? (
        <ChoiceSection title={words.part('energyLabels')} chosen={chosenOf(filter, 'energyLabels')}>
          <LabelFilter
            name={words.part('energyLabels')}
            counts={facets.choices.energyLabels}
            chosen={filter.energyLabels ?? none}
            onToggle={toggles.energyLabels}
          />
        </ChoiceSection>
      ) : null}
      {list('koopcondities')}
      {list('saleKinds')}
      {list('bouwvorm')}
      {list('onderhoudBinnen')}
      {list('onderhoudBuiten')}
      {transactionRangeKeys
        .filter(key => !leading.includes(key) && key !== 'rooms' && key !== 'year')
        .map(range)}
      {empty.length > 0 ? (
        <Text fontSize="xs" color="muted">
          {t('noData', { names: empty.map(words.part).join(', ') })}
        </Text>
      ) : null}
    </Sections>
  );
});

/** Whether no transaction of the market has a value for this filter. */
function isEmpty(
  everything: TransactionFacets | undefined,
  key: TransactionChoice | TransactionRangeKey,
): boolean {
  // A market without transactions still shows its filters.
  if (!everything || everything.count === 0) return false;
  const bars = everything.ranges[key as TransactionRangeKey];
  if (bars) return bars.counts.every(count => count === 0);
  const options = everything.choices[key as TransactionChoice];
  return options !== undefined && Object.keys(options).length === 0;
}

function useListedMunicipalities(
  everything: TransactionFacets | undefined,
  names: ReadonlyMap<string, string>,
): readonly ListedMunicipality[] {
  return useMemo(() => {
    const counts = Object.entries(everything?.choices.municipalities ?? {});
    return counts.map(([code, objects]) => ({ code, naam: names.get(code) ?? code, objects }));
  }, [everything, names]);
}

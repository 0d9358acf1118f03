import { type EnergyLabel, energyLabels, gebruiksdoelen } from '@kavel/contracts';
import {
  type SourcingStrategy,
  sourcingLimits,
  sourcingSignals,
  sourcingStrategies,
} from '@kavel/contracts/sourcing';
import { Box, Button, Stack, Text } from '@kavel/ui/core';
import { Field, Select } from '@kavel/ui/forms';
import { LabelFilter } from '../../../common/filters/ui/label-filter';
import { OptionList } from '../../../common/filters/ui/option-list';
import { useTexts } from '../i18n';
import { mostWeight, type SourcingView } from '../model/sourcing-view';
import { NumberField, RangeField } from './range-field';

const scores = { min: 1, max: 100 };
const weights = { min: 0, max: mostWeight };
/** Beyond what buildings have; the years before are rare. */
const years = { min: 1200, max: new Date().getFullYear() + 5 };

const legend = { fontSize: 'sm', fontWeight: 'medium', pb: '1' } as const;

export interface CriteriaProps {
  view: SourcingView;
  onChange: (change: Partial<SourcingView>) => void;
}

/** What a candidate is: strategy, weights, and facts of the pand. */
export function Criteria({ view, onChange }: CriteriaProps) {
  const t = useTexts();
  const toggled = <Item extends string>(list: readonly Item[], item: Item) =>
    list.includes(item) ? list.filter(one => one !== item) : [...list, item];
  return (
    <Stack gap="4">
      <Field label={t('strategy')} hint={t(`strategyHelp.${view.strategy}`)}>
        <Select
          value={view.strategy}
          onChange={event => onChange({ strategy: event.target.value as SourcingStrategy, weights: {} })}
        >
          {sourcingStrategies.map(strategy => (
            <option key={strategy} value={strategy}>
              {t(`strategies.${strategy}`)}
            </option>
          ))}
        </Select>
      </Field>
      <Weights view={view} onChange={onChange} />
      <Box role="group" aria-label={t('use')}>
        <Text {...legend}>{t('use')}</Text>
        <OptionList
          first={4}
          options={gebruiksdoelen.map(option => ({ option, name: t(`functions.${option}`), count: null }))}
          chosen={view.functions}
          onToggle={option => {
            const one = gebruiksdoelen.find(known => known === option);
            if (one) onChange({ functions: toggled(view.functions, one) });
          }}
        />
      </Box>
      <Box>
        <Text {...legend}>{t('labels')}</Text>
        <LabelFilter
          name={t('labels')}
          counts={undefined}
          chosen={view.labels}
          onToggle={label => {
            const one: EnergyLabel | undefined = energyLabels.find(known => known === label);
            if (one) onChange({ labels: toggled(view.labels, one) });
          }}
        />
      </Box>
      <RangeField
        label={t('size')}
        ends={view.size}
        limits={sourcingLimits.area}
        onChange={size => onChange({ size })}
      />
      <RangeField label={t('year')} ends={view.year} limits={years} onChange={year => onChange({ year })} />
      <NumberField
        label={t('minScore')}
        value={view.minScore}
        limits={scores}
        onChange={minScore => onChange({ minScore })}
      />
    </Stack>
  );
}

function Weights({ view, onChange }: CriteriaProps) {
  const t = useTexts();
  const own = Object.keys(view.weights).length > 0;
  return (
    <details open={own}>
      <Box as="summary" minHeight="6" cursor="pointer" fontSize="sm">
        {t('weights')}
      </Box>
      <Stack gap="2" pt="2">
        <Text fontSize="xs" color="muted">
          {t('weightsHelp')}
        </Text>
        {sourcingSignals.map(key => (
          <NumberField
            key={key}
            label={t(`signals.${key}`)}
            value={view.weights[key] ?? null}
            limits={weights}
            step={0.5}
            onChange={weight => {
              const { [key]: _, ...others } = view.weights;
              onChange({ weights: weight === null ? others : { ...others, [key]: weight } });
            }}
          />
        ))}
        {own ? <Button onClick={() => onChange({ weights: {} })}>{t('weightsReset')}</Button> : null}
      </Stack>
    </details>
  );
}

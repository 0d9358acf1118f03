import { energyLabels } from '@kavel/contracts';
import {
  missingFacts,
  type OwnColumn,
  type UnitFilter,
  type UnitTag,
  unitOutdatedReasons,
} from '@kavel/contracts/units';
import { useLanguage } from '@kavel/i18n';
import { Box, type BoxProps, Button, Flex, Grid, Stack } from '@kavel/ui/core';
import { Checkbox, DateInput, Field, Input } from '@kavel/ui/forms';
import { Dialog } from '@kavel/ui/overlays';
import { useState } from 'react';
import { figureText, parseFigure } from '../../../common/parse-figure';
import { useTexts } from '../../../i18n';
import { useHubTexts } from '../../../i18n/hub';
import { noFilter, type Range } from '../model/unit-filter';
import { OwnFilters } from './own-filters';

const Group = (props: BoxProps) => <Box as="fieldset" minWidth="0" {...props} />;
const GroupName = (props: BoxProps) => (
  <Box as="legend" fontSize="sm" fontWeight="medium" mb="1" {...props} />
);

export interface FilterDialogProps {
  filter: UnitFilter;
  onChange: (filter: UnitFilter) => void;
  onClose: () => void;
  tags: readonly UnitTag[];
  /** Own columns of the organisation. */
  own: readonly OwnColumn[];
}

/** Conditions that have no control above the table. Each is applied at once. */
export function FilterDialog({ filter, onChange, onClose, tags, own }: FilterDialogProps) {
  const t = useTexts();
  const hub = useHubTexts();
  const set = (changed: Partial<UnitFilter>) => onChange({ ...filter, ...changed });
  const toggled = <Value,>(list: readonly Value[], value: Value, on: boolean) =>
    on ? [...list, value] : list.filter(other => other !== value);

  return (
    <Dialog
      open
      onClose={onClose}
      title={hub('filter.title')}
      closeLabel={t('common.close')}
      footer={
        <>
          <Button me="auto" onClick={() => onChange({ ...noFilter, text: filter.text, types: filter.types })}>
            {hub('filter.clear')}
          </Button>
          <Button variant="solid" onClick={onClose}>
            {hub('filter.show')}
          </Button>
        </>
      }
    >
      <Stack gap="4">
        <Group>
          <GroupName>{t('fields.energielabel')}</GroupName>
          <Flex gap="3" wrap="wrap">
            {[...energyLabels, 'none' as const].map(label => (
              <Checkbox
                key={label}
                label={label === 'none' ? t('fields.noLabel') : label}
                checked={filter.labels.includes(label)}
                onChange={on => set({ labels: toggled(filter.labels, label, on) })}
              />
            ))}
          </Flex>
        </Group>
        <RangeFields name={t('fields.oppervlakte')} range={filter.area} onChange={area => set({ area })} />
        <RangeFields name={t('fields.bouwjaar')} range={filter.year} onChange={year => set({ year })} />
        <RangeFields name={t('fields.annualRent')} range={filter.rent} onChange={rent => set({ rent })} />
        <Field label={hub('filter.leaseEndsBy')}>
          <DateInput
            value={filter.leaseEndsBy ?? ''}
            onChange={leaseEndsBy => set({ leaseEndsBy: leaseEndsBy || null })}
          />
        </Field>
        <Group>
          <GroupName>{hub('filter.missing')}</GroupName>
          <Flex gap="3" wrap="wrap">
            {missingFacts.map(fact => (
              <Checkbox
                key={fact}
                label={hub(`columns.${fact}`)}
                checked={filter.missing.includes(fact)}
                onChange={on => set({ missing: toggled(filter.missing, fact, on) })}
              />
            ))}
          </Flex>
        </Group>
        <Group>
          <GroupName>{hub('outdated.filter')}</GroupName>
          <Flex gap="3" wrap="wrap">
            {unitOutdatedReasons.map(reason => (
              <Checkbox
                key={reason}
                label={hub(`outdated.reasons.${reason}`)}
                checked={filter.outdated?.includes(reason) ?? false}
                onChange={on => set({ outdated: toggled(filter.outdated ?? [], reason, on) })}
              />
            ))}
          </Flex>
        </Group>
        <OwnFilters filter={filter} tags={tags} columns={own} onChange={set} />
      </Stack>
    </Dialog>
  );
}

interface RangeFieldsProps {
  name: string;
  range: Range;
  onChange: (range: Range) => void;
}

function RangeFields({ name, range, onChange }: RangeFieldsProps) {
  const hub = useHubTexts();
  return (
    <Grid templateColumns="repeat(2, minmax(0, 1fr))" gap="3">
      <BoundField
        label={hub('filter.from', { name })}
        bound={range.min}
        onChange={min => onChange({ ...range, min })}
      />
      <BoundField
        label={hub('filter.to', { name })}
        bound={range.max}
        onChange={max => onChange({ ...range, max })}
      />
    </Grid>
  );
}

interface BoundFieldProps {
  label: string;
  bound: number | null;
  onChange: (bound: number | null) => void;
}

/** Whole numbers only; an invalid text stays for correction and sets no bound. */
function BoundField({ label, bound, onChange }: BoundFieldProps) {
  const t = useTexts();
  const language = useLanguage();
  const [text, setText] = useState(figureText(bound, language));
  const figure = parseFigure(text, language);
  const wrong = figure !== null && !(Number.isInteger(figure) && figure >= 0);
  return (
    <Field label={label} error={wrong ? t('problems.notAFigure') : null}>
      <Input
        inputMode="numeric"
        value={text}
        onChange={event => {
          setText(event.target.value);
          const next = parseFigure(event.target.value, language);
          onChange(next !== null && Number.isInteger(next) && next >= 0 ? next : null);
        }}
      />
    </Field>
  );
}

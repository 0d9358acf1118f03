import type { OwnColumn, OwnFilter, UnitFilter, UnitTag } from '@kavel/contracts/units';
import { Box, type BoxProps, Flex, Grid, Stack } from '@kavel/ui/core';
import { Checkbox, DateInput, Field, Input } from '@kavel/ui/forms';
import { useHubTexts } from '../../../i18n/hub';

const GroupName = (props: BoxProps) => (
  <Box as="legend" fontSize="sm" fontWeight="medium" mb="1" {...props} />
);

export interface OwnFiltersProps {
  filter: UnitFilter;
  tags: readonly UnitTag[];
  columns: readonly OwnColumn[];
  onChange: (changed: Pick<UnitFilter, 'tags' | 'own'>) => void;
}

/** Conditions on tags and own columns. */
export function OwnFilters({ filter, tags, columns, onChange }: OwnFiltersProps) {
  const hub = useHubTexts();
  const chosen = filter.tags ?? [];
  const own = filter.own ?? [];
  const setOwn = (columnId: string, changed: Partial<OwnFilter>) => {
    const now = { ...own.find(one => one.columnId === columnId), ...changed, columnId };
    const kept = Object.fromEntries(
      Object.entries(now).filter(([, value]) => value !== undefined && value !== '' && !isEmptyList(value)),
    ) as unknown as OwnFilter;
    const others = own.filter(one => one.columnId !== columnId);
    onChange({ own: Object.keys(kept).length > 1 ? [...others, kept] : others });
  };
  return (
    <>
      {tags.length > 0 ? (
        <Stack as="fieldset" gap="1" minWidth="0">
          <GroupName>{hub('columns.tags')}</GroupName>
          <Flex gap="3" wrap="wrap">
            {tags.map(tag => (
              <Checkbox
                key={tag.id}
                label={tag.name}
                checked={chosen.includes(tag.id)}
                onChange={on =>
                  onChange({ tags: on ? [...chosen, tag.id] : chosen.filter(other => other !== tag.id) })
                }
              />
            ))}
          </Flex>
        </Stack>
      ) : null}
      {columns.map(column => (
        <OwnCondition
          key={column.id}
          column={column}
          condition={own.find(one => one.columnId === column.id) ?? { columnId: column.id }}
          onChange={changed => setOwn(column.id, changed)}
        />
      ))}
    </>
  );
}

const isEmptyList = (value: unknown) => Array.isArray(value) && value.length === 0;

interface OwnConditionProps {
  column: OwnColumn;
  condition: OwnFilter;
  onChange: (changed: Partial<OwnFilter>) => void;
}

function OwnCondition({ column: { kind, name, choices }, condition, onChange }: OwnConditionProps) {
  const hub = useHubTexts();
  const from = hub('filter.from', { name });
  const to = hub('filter.to', { name });
  if (kind === 'choice') {
    const chosen = condition.choices ?? [];
    return (
      <Stack as="fieldset" gap="1" minWidth="0">
        <GroupName>{name}</GroupName>
        <Flex gap="3" wrap="wrap">
          {choices.map(choice => (
            <Checkbox
              key={choice}
              label={choice}
              checked={chosen.includes(choice)}
              onChange={on =>
                onChange({ choices: on ? [...chosen, choice] : chosen.filter(other => other !== choice) })
              }
            />
          ))}
        </Flex>
      </Stack>
    );
  }
  if (kind === 'text') {
    return (
      <Field label={hub('own.contains', { name })}>
        <Input
          value={condition.text ?? ''}
          onChange={event => onChange({ text: event.target.value.slice(0, 120) })}
        />
      </Field>
    );
  }
  const numberOf = (text: string) => (text === '' ? undefined : Number(text));
  return (
    <Grid templateColumns="repeat(2, minmax(0, 1fr))" gap="3">
      {kind === 'date' ? (
        <>
          <Field label={from}>
            <DateInput
              value={condition.from ?? ''}
              onChange={value => onChange({ from: value || undefined })}
            />
          </Field>
          <Field label={to}>
            <DateInput
              value={condition.until ?? ''}
              onChange={value => onChange({ until: value || undefined })}
            />
          </Field>
        </>
      ) : (
        <>
          <Field label={from}>
            <Input
              type="number"
              value={condition.min ?? ''}
              onChange={event => onChange({ min: numberOf(event.target.value) })}
            />
          </Field>
          <Field label={to}>
            <Input
              type="number"
              value={condition.max ?? ''}
              onChange={event => onChange({ max: numberOf(event.target.value) })}
            />
          </Field>
        </>
      )}
    </Grid>
  );
}

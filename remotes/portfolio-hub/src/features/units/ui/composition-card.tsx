import { type EnergyLabel, type VtwType, vtwTypes } from '@kavel/contracts';
import { useFormats } from '@kavel/i18n';
import { Card, energyLabelColours, Stack, Text, VisuallyHidden } from '@kavel/ui/core';
import { ShareBar } from '@kavel/ui/data';
import { Select } from '@kavel/ui/forms';
import { memo, useMemo, useState } from 'react';
import { useTexts } from '../../../i18n';
import { useHubTexts } from '../../../i18n/hub';
import { type CompositionKind, compositionKinds, compositionOf, type Part } from '../model/totals';
import type { UnitRow } from '../model/unit-row';

/** Same grey as the markers of units without an energielabel. */
const unknownColour = '#9C9C94';

export interface CompositionCardProps {
  rows: readonly UnitRow[];
  first: CompositionKind;
}

/** Composition of the filtered units, by a property that the user selects. */
export const CompositionCard = memo(function CompositionCard({ rows, first }: CompositionCardProps) {
  const t = useTexts();
  const hub = useHubTexts();
  const format = useFormats();
  const [kind, setKind] = useState(first);
  const parts = useMemo(() => compositionOf(rows, kind), [rows, kind]);
  const total = parts.reduce((sum, part) => sum + part.amount, 0);

  const nameOf = ({ key }: Part): string => {
    if (key === 'none') return kind === 'label' ? t('fields.noLabel') : hub('composition.unknown');
    const type = vtwTypes.find((known): known is VtwType => known === key);
    if (type) return t(`types.${type}`);
    const [from, to] = key.split('-');
    if (kind === 'label') return key;
    if (!from) return hub('composition.upTo', { to: bandText(to) });
    return to ? `${bandText(from)}–${bandText(to)}` : hub('composition.from', { from: bandText(from) });
  };
  const bandText = (figure = '') => (kind === 'size' ? format.number(Number(figure)) : figure);
  const colourOf = ({ key }: Part) => {
    if (key === 'none') return { colour: unknownColour };
    return kind === 'label' ? { colour: energyLabelColours[key as EnergyLabel] } : {};
  };

  return (
    <Card p="4" _print={{ breakInside: 'avoid' }}>
      <Stack gap="3">
        <VisuallyHidden as="h2">{hub(`composition.${kind}`)}</VisuallyHidden>
        <Select
          fontWeight="semibold"
          aria-label={hub('composition.by')}
          value={kind}
          onChange={event => setKind(compositionKinds.find(known => known === event.target.value) ?? first)}
        >
          {compositionKinds.map(known => (
            <option key={known} value={known}>
              {hub(`composition.${known}`)}
            </option>
          ))}
        </Select>
        {parts.length === 0 ? (
          <Text fontSize="sm" color="muted">
            {hub('composition.nothing')}
          </Text>
        ) : (
          <ShareBar
            shares={parts.map(part => ({
              key: part.key,
              label: `${nameOf(part)} (${format.number(part.units)})`,
              amount: part.amount,
              text: format.percent(part.amount / total),
              ...colourOf(part),
            }))}
          />
        )}
      </Stack>
    </Card>
  );
});

import { type EnergyLabel, energyLabels } from '@kavel/contracts';
import { useFormats } from '@kavel/i18n';
import { energyLabelPaint, Grid, QuietButton, Text, type TextProps } from '@kavel/ui/core';
import { memo } from 'react';

const Swatch = (props: TextProps) => (
  <Text
    as="span"
    width="full"
    borderRadius="sm"
    fontSize="xs"
    fontWeight="bold"
    lineHeight="1.375rem"
    textAlign="center"
    {...props}
  />
);
const Count = (props: TextProps) => (
  <Text
    as="span"
    fontSize="0.6875rem"
    lineHeight="1rem"
    color="muted"
    fontVariantNumeric="tabular-nums"
    {...props}
  />
);

export interface LabelFilterProps {
  name: string;
  counts: Record<string, number> | undefined;
  chosen: readonly string[];
  onToggle: (label: string) => void;
}

/** The energy labels in their own colours, each with what choosing it would give. */
export const LabelFilter = memo(function LabelFilter({ name, counts, chosen, onToggle }: LabelFilterProps) {
  const { number } = useFormats();
  const dimmed = (label: EnergyLabel) =>
    !chosen.includes(label) && (chosen.length > 0 || (counts && !counts[label]));
  return (
    <Grid gridTemplateColumns="repeat(6, minmax(0, 1fr))" gap="1" role="group" aria-label={name}>
      {energyLabels.map(label => (
        <QuietButton
          key={label}
          display="grid"
          justifyItems="center"
          gap="0.5"
          p="0.5"
          borderRadius="md"
          borderWidth="2px"
          borderColor="transparent"
          _hover={{ borderColor: 'line' }}
          _pressed={{ borderColor: 'accent', bg: 'accentSoft' }}
          aria-pressed={chosen.includes(label)}
          onClick={() => onToggle(label)}
        >
          <Swatch
            style={{
              ...energyLabelPaint(label),
              // Less of its colour, and letters that can be read as well as before.
              filter: dimmed(label) ? 'saturate(.25)' : 'none',
            }}
          >
            {shortLabel(label)}
          </Swatch>
          <Count>{counts ? number(counts[label] ?? 0) : '\u00a0'}</Count>
        </QuietButton>
      ))}
    </Grid>
  );
});

/** Five pluses do not fit: `A+5`. */
function shortLabel(label: EnergyLabel): string {
  return label.length > 4 ? `A+${label.length - 1}` : label;
}

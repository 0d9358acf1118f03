import { energyLabels, gebruiksdoelen } from '@kavel/contracts';
import { enkelbestemmingen } from '@kavel/contracts/locator';
import type { ObjectFigure, ObjectFigureName } from '@kavel/contracts/objects';
import { type Formats, useFormats } from '@kavel/i18n';
import { EnergyLabelBadge, Text } from '@kavel/ui/core';
import { useTexts } from '../../../i18n';

/** Figures with a unit, from the units of the contract. */
const written: Partial<Record<ObjectFigureName, (value: number, format: Formats) => string>> = {
  oppervlakte: (value, format) => format.area(value),
  footprint: (value, format) => format.area(value),
  height: (value, format) => `${format.decimal(value)}\u00a0m`,
  coverage: (value, format) => format.percent(value / 100),
  kvkCoverage: (value, format) => format.percent(value / 100),
  kvkRegistration: (value, format) => format.number(value),
  trainstationDistance: (value, format) => format.distance(value),
  highwayDistance: (value, format) => format.distance(value),
};

/** Formats a figure. */
export function FigureValue({ figure: { figure, value } }: { figure: ObjectFigure }) {
  const t = useTexts();
  const format = useFormats();
  if (value === null || value === '')
    return (
      <Text as="span" color="muted">
        {t('facts.unknown')}
      </Text>
    );
  if (figure === 'energielabel' && isOneOf(energyLabels, value)) return <EnergyLabelBadge label={value} />;
  if (typeof value === 'number') return written[figure]?.(value, format) ?? String(value);
  if (figure === 'gebruiksdoelen') {
    return value
      .split(', ')
      .map(one => (isOneOf(gebruiksdoelen, one) ? t(`gebruiksdoelen.${one}`) : one))
      .join(', ');
  }
  return figure === 'enkelbestemming' && isOneOf(enkelbestemmingen, value)
    ? t(`enkelbestemmingen.${value}`)
    : value;
}

function isOneOf<Option extends string>(options: readonly Option[], value: string | number): value is Option {
  return options.some(option => option === value);
}

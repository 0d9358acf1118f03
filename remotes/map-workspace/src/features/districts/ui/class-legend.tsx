import { useFormats } from '@kavel/i18n';
import { Box, Grid, type GridProps, Text } from '@kavel/ui/core';
import { missingColour } from '../../../common/class-colours';
import { useTexts } from '../i18n';

export interface LegendClass {
  key: string;
  label: string;
  colour: string;
  count: number;
}

export interface ClassLegendProps {
  title: string;
  classes: readonly LegendClass[];
  /** Areas that are hatched, by why. */
  missing: readonly { key: string; label: string; count: number }[];
  /** The class of the area that is pointed at. */
  marked: string | null;
  /** A class is pointed at; null when no longer. */
  onMark: (key: string | null) => void;
}

const Row = (props: GridProps) => (
  <Grid
    as="li"
    gridTemplateColumns="subgrid"
    alignItems="center"
    minHeight="6"
    px="1"
    borderRadius="sm"
    fontSize="sm"
    css={{
      // The columns of all rows are of one width.
      gridColumn: '1 / -1',
      '&[data-marked=true]': { bg: 'sunken', fontWeight: 'semibold' },
    }}
    {...props}
  />
);

const hatch = `repeating-linear-gradient(135deg, ${missingColour} 0 1.5px, transparent 1.5px 5px)`;

/** What the colours mean and how many areas there are of each: a histogram on its side. */
export function ClassLegend({ title, classes, missing, marked, onMark }: ClassLegendProps) {
  const t = useTexts();
  const { number } = useFormats();
  const most = Math.max(1, ...[...classes, ...missing].map(({ count }) => count));
  const row = (key: string, label: string, count: number, background: string) => (
    <Row
      key={key}
      data-marked={key === marked}
      aria-current={key === marked ? 'true' : undefined}
      onMouseEnter={() => onMark(key)}
      onMouseLeave={() => onMark(null)}
    >
      <Box
        as="span"
        aria-hidden
        width="4"
        height="4"
        borderRadius="sm"
        borderWidth="1px"
        borderColor="line"
        style={{ background }}
      />
      <span>{label}</span>
      <Box as="span" aria-hidden height="3" style={{ width: `${(100 * count) / most}%`, background }} />
      <Box as="span" textAlign="end" fontVariantNumeric="tabular-nums">
        {number(count)}
      </Box>
    </Row>
  );
  return (
    <section aria-label={t('legend')}>
      <Text fontSize="sm" fontWeight="medium" mb="1">
        {title}
      </Text>
      <Grid
        as="ul"
        listStyleType="none"
        m="0"
        p="0"
        columnGap="2"
        templateColumns="auto auto minmax(2rem, 1fr) auto"
      >
        {classes.map(({ key, label, count, colour }) => row(key, label, count, colour))}
        {missing.map(({ key, label, count }) => row(key, label, count, hatch))}
      </Grid>
    </section>
  );
}

import { useFormats } from '@kavel/i18n';
import { Box, Grid, QuietButton, Text } from '@kavel/ui/core';
import { type KeyboardEvent, memo } from 'react';
import { missingColour } from '../../../common/class-colours';
import { useTexts } from '../i18n';
import { useAreaCount } from './use-area-count';

export interface LegendClass {
  key: string;
  label: string;
  colour: string;
  count: number;
}

export interface ClassLegendProps {
  title: string;
  classes: readonly LegendClass[];
  /** Areas without a class, which are hatched, by reason. */
  missing: readonly { key: string; label: string; count: number }[];
  /** The class of the area under the pointer. */
  marked: string | null;
  /** Called with the class under the pointer or with the focus; null when it is left. */
  onMark: (key: string | null) => void;
  /** The class that is shown alone; null for all. */
  selected: string | null;
  onSelect: (key: string | null) => void;
}

const columns = { gridColumn: '1 / -1', gridTemplateColumns: 'subgrid' } as const;
const hatch = `repeating-linear-gradient(135deg, ${missingColour} 0 1.5px, transparent 1.5px 5px)`;

/** Arrow keys move between the classes, Home and End to the first and last. */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const buttons: Element[] = [...event.currentTarget.querySelectorAll('button')];
  const at = document.activeElement ? buttons.indexOf(document.activeElement) : -1;
  const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: buttons.length - 1 }[event.key];
  const next = to === undefined ? undefined : buttons[to];
  if (!(next instanceof HTMLElement)) return;
  event.preventDefault();
  next.focus();
}

/** The colours of the classes and the number of areas of each, as a histogram. A class is a toggle that shows it alone. */
export const ClassLegend = memo(function ClassLegend(props: ClassLegendProps) {
  const { title, classes, missing, marked, selected } = props;
  const t = useTexts();
  const { number } = useFormats();
  const areaCount = useAreaCount();
  const most = Math.max(1, ...classes.map(({ count }) => count));
  const rows = [
    ...classes.map(one => ({ ...one, share: one.count / most })),
    // They are no class: where most have no figure, their bar would leave none to the classes.
    ...missing.map(one => ({ ...one, colour: hatch, share: 0 })),
  ];
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
        onKeyDown={moveFocus}
      >
        {rows.map(({ key, label, count, share, colour: background }) => (
          <Grid as="li" key={key} css={columns} aria-current={key === marked ? 'true' : undefined}>
            <QuietButton
              aria-pressed={key === selected}
              aria-label={t('classCount', { label, areas: areaCount(count) })}
              data-marked={key === marked}
              display="grid"
              alignItems="center"
              minHeight="6"
              px="1"
              borderRadius="sm"
              fontSize="sm"
              css={{
                ...columns,
                '&:hover, &[data-marked=true]': { bg: 'sunken' },
                '&[data-marked=true]': { fontWeight: 'semibold' },
                '&[aria-pressed=true]': { bg: 'accentSoft', fontWeight: 'semibold' },
              }}
              onClick={() => props.onSelect(key === selected ? null : key)}
              onMouseEnter={() => props.onMark(key)}
              onMouseLeave={() => props.onMark(null)}
              onFocus={() => props.onMark(key)}
              onBlur={() => props.onMark(null)}
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
              {/* Without a space the visible text and the accessible name would differ. */}
              <span>{label} </span>
              <Box as="span" aria-hidden height="3" style={{ width: `${100 * share}%`, background }} />
              <Box as="span" textAlign="end" fontVariantNumeric="tabular-nums">
                {number(count)}
              </Box>
            </QuietButton>
          </Grid>
        ))}
      </Grid>
    </section>
  );
});

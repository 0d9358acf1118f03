import { chakra, type HTMLChakraProps } from '@chakra-ui/react/styled-system';
import type { CSSProperties, ReactNode } from 'react';

const row = {
  display: 'grid',
  gridTemplateColumns: 'var(--term-width, 7rem) minmax(0, 1fr)',
  alignItems: 'baseline',
  columnGap: '3',
  breakInside: 'avoid',
} as const;

const Frame = chakra('dl', {
  base: {
    m: 0,
    '& dt': { color: 'muted' },
    '& dd': { m: 0, overflowWrap: 'anywhere', fontVariantNumeric: 'tabular-nums' },
  },
  variants: {
    look: {
      columns: {
        display: 'grid',
        gridTemplateColumns: 'var(--term-width, auto) minmax(0, 1fr)',
        columnGap: '4',
        rowGap: '1',
        fontSize: 'sm',
        '& > div': { display: 'contents' },
      },
      figures: {
        display: 'grid',
        // A long value wraps before it breaks the words of the terms.
        gridTemplateColumns: 'minmax(min-content, 1fr) minmax(0, auto)',
        columnGap: '4',
        rowGap: '1',
        fontSize: 'sm',
        '& > div': { display: 'contents' },
        '& dd': { textAlign: 'end' },
      },
      rows: { fontSize: 'sm', '& > div': { ...row, minHeight: '8', py: '1' } },
      ruled: {
        fontSize: 'sm',
        '& > div': { ...row, minHeight: 'row', py: '1.5', borderBottomWidth: '1px', borderColor: 'line' },
      },
      inline: { display: 'flex', flexWrap: 'wrap', columnGap: '5', rowGap: '2', fontSize: 'xs' },
    },
  },
  defaultVariants: { look: 'columns' },
});

export interface Description {
  /** Must be unique within the list unless `key` is given. */
  term: ReactNode;
  value: ReactNode;
  key?: string;
}

export interface DescriptionListProps extends Omit<HTMLChakraProps<'dl'>, 'children'> {
  items: readonly Description[];
  /**
   * `columns`: terms beside their values. `figures`: values right-aligned. `rows`: one pair per row, as tall as a
   * control. `ruled`: rows with a line below each. `inline`: small pairs side by side.
   */
  look?: 'columns' | 'figures' | 'rows' | 'ruled' | 'inline';
  /** CSS width of the term column; defaults to the longest term, or 7rem for rows. */
  termWidth?: string;
}

/** Terms with their values. */
export function DescriptionList({ items, termWidth, style, ...props }: DescriptionListProps) {
  const width = termWidth === undefined ? {} : ({ '--term-width': termWidth } as CSSProperties);
  return (
    <Frame style={{ ...width, ...style }} {...props}>
      {items.map(({ key, term, value }) => (
        <div key={key ?? String(term)}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </Frame>
  );
}

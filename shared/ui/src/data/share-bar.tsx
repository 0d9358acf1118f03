import { chakra } from '@chakra-ui/react/styled-system';

export interface Share {
  key: string;
  label: string;
  /** Positive amount; the bar shows its share of the total. */
  amount: number;
  /** Shown beside the label, such as `46 %`. */
  text: string;
  /** Fixed colour of the key, for example of an energielabel. */
  colour?: string;
}

/** Distinguishable for colour-blind users: one hue in decreasing lightness, then sand. */
const sequence = ['#0F5F68', '#4A989F', '#A9CCCF', '#D9BA8C', '#B98A4E', '#8A8A82', '#C9C9C0'];

const Bar = chakra('div', {
  base: {
    display: 'flex',
    height: '4',
    borderRadius: 'sm',
    overflow: 'hidden',
    gap: '1px',
  },
});
const Swatch = chakra('span', {
  base: { width: '2.5', height: '2.5', borderRadius: '3px', flexShrink: 0 },
});

/** Stacked bar of shares, with a list that has the same figures as text. */
export function ShareBar({ shares }: { shares: readonly Share[] }) {
  const coloured = shares.map((share, index) => ({
    ...share,
    colour: share.colour ?? sequence[index % sequence.length],
  }));
  return (
    <div>
      <Bar aria-hidden>
        {coloured.map(share => (
          <span
            key={share.key}
            style={{ flexGrow: share.amount, flexBasis: 0, backgroundColor: share.colour }}
          />
        ))}
      </Bar>
      <chakra.ul mt="3" listStyle="none" p="0" display="grid" gap="1.5" fontSize="sm">
        {coloured.map(share => (
          <chakra.li key={share.key} display="flex" alignItems="center" gap="2">
            <Swatch style={{ backgroundColor: share.colour }} />
            <chakra.span flex="1">{share.label}</chakra.span>
            <chakra.span fontVariantNumeric="tabular-nums">{share.text}</chakra.span>
          </chakra.li>
        ))}
      </chakra.ul>
    </div>
  );
}

import { chakra } from '@chakra-ui/react/styled-system';

export interface Effect {
  key: string;
  label: string;
  /** Positive or negative amount. */
  amount: number;
  text: string;
}

const Track = chakra('span', {
  base: { position: 'relative', display: 'block', height: '3' },
});
const Bar = chakra('span', { base: { position: 'absolute', insetBlock: 0, borderRadius: 'sm' } });
const Zero = chakra('span', {
  base: { position: 'absolute', insetBlock: '-6px', left: '50%', width: '1px', bg: 'line' },
});

/** Bars of positive and negative effects around one zero line. */
export function EffectBars({ effects }: { effects: readonly Effect[] }) {
  const largest = Math.max(...effects.map(effect => Math.abs(effect.amount)), 1);
  return (
    <chakra.ul listStyle="none" p="0" m="0" display="grid" gap="2" fontSize="sm">
      {effects.map(({ key, label, amount, text }) => {
        const width = (Math.abs(amount) / largest) * 50;
        return (
          <chakra.li key={key} display="grid" gridTemplateColumns="7rem 1fr 6rem" alignItems="center" gap="2">
            <span>{label}</span>
            <Track aria-hidden>
              <Zero />
              <Bar
                bg={amount < 0 ? '#C98B6B' : 'accent'}
                style={{ width: `${width}%`, left: amount < 0 ? `${50 - width}%` : '50%' }}
              />
            </Track>
            <chakra.span textAlign="end" fontVariantNumeric="tabular-nums">
              {text}
            </chakra.span>
          </chakra.li>
        );
      })}
    </chakra.ul>
  );
}

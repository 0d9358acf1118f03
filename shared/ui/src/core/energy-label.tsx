import { chakra } from '@chakra-ui/react/styled-system';
import type { EnergyLabel } from '@kavel/contracts';

/** The official label colours, the same in every theme, table, map and chart. */
export const energyLabelColours: Record<EnergyLabel, string> = {
  'A+++++': '#00703C',
  'A++++': '#00803F',
  'A+++': '#00853F',
  'A++': '#23A455',
  'A+': '#3AA64B',
  A: '#5CB850',
  B: '#9ACA4C',
  C: '#DADD4E',
  D: '#F2D544',
  E: '#F2AC42',
  F: '#EB7C3F',
  G: '#D6362F',
};

/** Labels too dark for dark text. */
const darkOnes: ReadonlySet<EnergyLabel> = new Set(['A+++++', 'A++++', 'A+++', 'G']);

/** Background of a label and a readable text colour, in either theme. */
export function energyLabelPaint(label: EnergyLabel): { backgroundColor: string; color: string } {
  return {
    backgroundColor: energyLabelColours[label],
    color: darkOnes.has(label) ? '#FFFFFF' : '#14201A',
  };
}

/** Styles of the badge, for tables that render hundreds of them as plain elements. */
export const energyLabelLook = {
  display: 'inline-block',
  minWidth: '6',
  px: '1.5',
  borderRadius: 'sm',
  fontSize: 'xs',
  fontWeight: 'bold',
  lineHeight: '1.25rem',
  textAlign: 'center',
} as const;

const Badge = chakra('span', { base: energyLabelLook });

/** Badge of an energielabel; a dash when none is registered. */
export function EnergyLabelBadge({ label }: { label: EnergyLabel | null }) {
  if (!label) return <chakra.span color="muted">–</chakra.span>;
  return <Badge style={energyLabelPaint(label)}>{label}</Badge>;
}

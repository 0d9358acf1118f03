import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';

const control = {
  width: 'full',
  minHeight: 'control',
  px: '3',
  bg: 'surface',
  color: 'text',
  borderWidth: '1px',
  borderColor: 'lineStrong',
  borderRadius: 'md',
  fontSize: 'sm',
  _placeholder: { color: 'muted' },
  '&[aria-invalid=true]': { borderColor: 'red' },
  _disabled: { opacity: 0.6, cursor: 'not-allowed' },
} as const;

const size = { lg: { minHeight: '10', fontSize: 'md' }, md: {} } as const;

export const Input = chakra('input', { base: control, variants: { size }, defaultVariants: { size: 'md' } });

export const Textarea = chakra('textarea', {
  base: { ...control, py: '2', lineHeight: 'normal', resize: 'vertical' },
});

/** Native select: works with every keyboard, phone and screen reader. */
export const Select = chakra('select', { base: { ...control, pe: '2', cursor: 'pointer' } });

const Box = chakra('input', {
  base: { width: '4', height: '4', m: 0, flexShrink: 0, accentColor: '{colors.accent}', cursor: 'pointer' },
});

const CheckboxLabel = chakra('label', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    minWidth: '6',
    minHeight: '6',
    fontSize: 'sm',
    cursor: 'pointer',
  },
  variants: {
    /** Without a label it fills its box, so that the click area is larger. */
    alone: { true: { mx: '-1', justifyContent: 'center', verticalAlign: 'middle' } },
    line: {
      true: {
        display: 'flex',
        minHeight: '7',
        mx: '-2',
        px: '2',
        borderRadius: 'sm',
        '&:hover': { bg: 'sunken' },
      },
    },
    muted: { true: { color: 'muted' } },
  },
});

const Aside = chakra('span', { base: { ms: 'auto', color: 'muted', fontVariantNumeric: 'tabular-nums' } });

export interface CheckboxProps {
  label: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
  disabled?: boolean;
  /** Hides the label visually, for example in a table. */
  hideLabel?: boolean;
  /** Renders it as a line of a list with this at its end, such as a count. */
  aside?: ReactNode;
  /** Selecting it would have no effect. */
  muted?: boolean;
}

/** Checkbox. In a table row it does not select the row. */
export function Checkbox(props: CheckboxProps) {
  const { label, checked, onChange, disabled, hideLabel, aside, muted } = props;
  return (
    <CheckboxLabel data-apart alone={hideLabel} line={aside !== undefined} muted={muted}>
      <Box
        type="checkbox"
        checked={checked}
        disabled={disabled}
        onChange={event => onChange(event.target.checked)}
        aria-label={hideLabel ? label : undefined}
      />
      {hideLabel ? null : label}
      {aside === undefined ? null : <Aside>{aside}</Aside>}
    </CheckboxLabel>
  );
}

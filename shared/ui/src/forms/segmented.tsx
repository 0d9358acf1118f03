import { chakra } from '@chakra-ui/react/styled-system';
import { useId } from 'react';

const Frame = chakra('fieldset', {
  base: {
    display: 'inline-flex',
    flexWrap: 'wrap',
    maxWidth: 'full',
    p: '2px',
    bg: 'sunken',
    borderWidth: '1px',
    borderColor: 'line',
    borderRadius: 'md',
  },
  variants: {
    stretched: {
      true: { display: 'flex', '& > label': { flex: '1 1 0', justifyContent: 'center', px: '1' } },
    },
  },
});

const Choice = chakra('label', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '1.625rem',
    px: '3',
    borderRadius: '5px',
    fontSize: 'sm',
    fontWeight: 'medium',
    color: 'muted',
    cursor: 'pointer',
    whiteSpace: 'nowrap',
    '&:has(input:checked)': { bg: 'surface', color: 'text' },
    '&:has(input:focus-visible)': { outline: '2px solid {colors.accent}', outlineOffset: '1px' },
    '&:has(input:disabled)': { opacity: 0.5, cursor: 'not-allowed' },
  },
});

const Hidden = chakra('input', {
  base: { position: 'absolute', width: '1px', height: '1px', opacity: 0, m: 0 },
});

export interface SegmentedProps<Value extends string> {
  /** Accessible name of the group. */
  label: string;
  value: Value;
  options: readonly { value: Value; label: string; disabled?: boolean }[];
  onChange: (value: Value) => void;
  /** Fills its container in equal parts. */
  stretched?: boolean;
}

/** Choice among a few visible options: radio buttons in one frame, with arrow keys. */
export function Segmented<Value extends string>(props: SegmentedProps<Value>) {
  const { label, value, options, onChange, stretched } = props;
  const name = useId();
  return (
    <Frame aria-label={label} stretched={stretched}>
      {options.map(option => (
        <Choice key={option.value}>
          <Hidden
            type="radio"
            name={name}
            checked={option.value === value}
            disabled={option.disabled}
            onChange={() => onChange(option.value)}
          />
          {option.label}
        </Choice>
      ))}
    </Frame>
  );
}

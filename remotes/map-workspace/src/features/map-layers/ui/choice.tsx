import { chakra } from '@kavel/ui/core';
import { useId } from 'react';

const Group = chakra('fieldset', { base: { border: 0, p: 0, m: 0, minWidth: 0 } });
const Legend = chakra('legend', {
  base: { p: 0, mb: '1.5', fontSize: 'sm', fontWeight: 'medium', color: 'muted' },
});
const Row = chakra('div', {
  base: { display: 'flex', borderWidth: '1px', borderColor: 'line', borderRadius: 'md', overflow: 'hidden' },
});
const Option = chakra('label', {
  base: {
    position: 'relative',
    flex: '1 1 0',
    display: 'grid',
    placeItems: 'center',
    minHeight: 'control',
    px: '1',
    fontSize: 'sm',
    cursor: 'pointer',
    '& + &': { borderInlineStartWidth: '1px', borderColor: 'line' },
    '&:hover': { bg: 'sunken' },
    '&:has(:checked)': { bg: 'accentSoft', color: 'accent', fontWeight: 'semibold' },
    '&:has(:focus-visible)': {
      outline: '2px solid {colors.accent}',
      outlineOffset: '-2px',
      borderRadius: 'md',
    },
  },
});
const Radio = chakra('input', {
  base: {
    position: 'absolute',
    inset: 0,
    opacity: 0,
    cursor: 'pointer',
    m: 0,
    width: 'full',
    height: 'full',
  },
});

export interface ChoiceProps<Value extends string> {
  legend: string;
  options: readonly { value: Value; label: string }[];
  chosen: Value;
  onChoose: (value: Value) => void;
}

/** One of a few: radio buttons in a row. */
export function Choice<Value extends string>({ legend, options, chosen, onChoose }: ChoiceProps<Value>) {
  const name = useId();
  return (
    <Group>
      <Legend>{legend}</Legend>
      <Row>
        {options.map(({ value, label }) => (
          <Option key={value}>
            <Radio type="radio" name={name} checked={value === chosen} onChange={() => onChoose(value)} />
            {label}
          </Option>
        ))}
      </Row>
    </Group>
  );
}

import { useFormats } from '@kavel/i18n';
import { Button, chakra } from '@kavel/ui/core';
import { memo, useState } from 'react';
import { useTexts } from '../i18n';

const List = chakra('ul', { base: { listStyle: 'none', m: 0, p: 0 } });
const Option = chakra('label', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    minHeight: '7',
    mx: '-2',
    px: '2',
    borderRadius: 'sm',
    fontSize: 'sm',
    cursor: 'pointer',
    '&:hover': { bg: 'sunken' },
    '&[data-none=true]': { color: 'muted' },
  },
});
const Box = chakra('input', {
  base: { width: '4', height: '4', m: 0, flexShrink: 0, accentColor: '{colors.accent}', cursor: 'pointer' },
});
const Count = chakra('span', {
  base: { ms: 'auto', color: 'muted', fontVariantNumeric: 'tabular-nums' },
});

export interface ListedOption {
  option: string;
  name: string;
  /** Objects that choosing it gives; null while that is being counted. */
  count: number | null;
}

export interface OptionListProps {
  options: readonly ListedOption[];
  chosen: readonly string[];
  onToggle: (option: string) => void;
  /** Options that are shown before all are asked for; those chosen always are. */
  first?: number;
}

/** Options to tick, each with what choosing it would give. */
export const OptionList = memo(function OptionList({
  options,
  chosen,
  onToggle,
  first = 6,
}: OptionListProps) {
  const t = useTexts();
  const { number } = useFormats();
  const [all, setAll] = useState(false);
  const folds = options.length > first + 1;
  const shown =
    folds && !all ? options.filter(({ option }, at) => at < first || chosen.includes(option)) : options;
  return (
    <>
      <List>
        {shown.map(({ option, name, count }) => (
          <li key={option}>
            <Option data-none={count === 0 && !chosen.includes(option)}>
              <Box type="checkbox" checked={chosen.includes(option)} onChange={() => onToggle(option)} />
              {name}
              <Count>{count === null ? '' : number(count)}</Count>
            </Option>
          </li>
        ))}
      </List>
      {folds ? (
        <Button
          variant="ghost"
          height="7"
          px="0"
          color="accent"
          onClick={() => setAll(!all)}
          aria-expanded={all}
        >
          {all ? t('showFewer') : t('showAll', { n: options.length })}
        </Button>
      ) : null}
    </>
  );
});

import { useFormats } from '@kavel/i18n';
import { Button, PlainList } from '@kavel/ui/core';
import { Checkbox } from '@kavel/ui/forms';
import { memo, useState } from 'react';
import { useTexts } from '../i18n';

export interface ListedOption {
  option: string;
  name: string;
  /** What choosing it gives; null while that is being counted. */
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
      <PlainList>
        {shown.map(({ option, name, count }) => (
          <li key={option}>
            <Checkbox
              label={name}
              checked={chosen.includes(option)}
              onChange={() => onToggle(option)}
              aside={count === null ? '' : number(count)}
              muted={count === 0 && !chosen.includes(option)}
            />
          </li>
        ))}
      </PlainList>
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

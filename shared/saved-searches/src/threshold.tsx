import { Select } from '@kavel/ui/forms';
import { useTexts } from './i18n';

/** From how many percent on a watched search tells of a change, as its address has it. */
export interface Threshold {
  choices: readonly number[];
  of: (address: string) => number;
  change: (address: string, percent: number) => string;
}

export interface ThresholdChoiceProps {
  choices: readonly number[];
  percent: number;
  disabled?: boolean;
  onChange: (percent: number) => void;
}

/** Choice of the percentage. */
export function ThresholdChoice({ choices, percent, disabled = false, onChange }: ThresholdChoiceProps) {
  const t = useTexts();
  return (
    <Select
      aria-label={t('threshold')}
      width="auto"
      value={String(percent)}
      disabled={disabled}
      onChange={event => onChange(Number(event.target.value))}
    >
      {[...new Set([...choices, percent])]
        .sort((one, other) => one - other)
        .map(one => (
          <option key={one} value={one}>
            {t('fromPercent', { percent: one })}
          </option>
        ))}
    </Select>
  );
}

import { Field, Input } from '@kavel/ui/forms';
import { useTexts } from '../i18n';
import { readBreaks } from '../model/district-view';

export interface OwnBreaksProps {
  breaks: readonly number[];
  /** Differences are typed in percent. */
  isShare: boolean;
  onChange: (breaks: readonly number[]) => void;
}

/** Thresholds typed by the user; applied on Enter or when the field is left. */
export function OwnBreaks({ breaks, isShare, onChange }: OwnBreaksProps) {
  const t = useTexts();
  const times = isShare ? 100 : 1;
  const text = breaks.map(one => String(Math.round(one * times * 100) / 100)).join('; ');
  const apply = (typed: string) => onChange(readBreaks(typed).map(one => one / times));
  return (
    <Field label={t('breaks')} hint={t(isShare ? 'breaksHintPercent' : 'breaksHint')}>
      <Input
        key={text}
        defaultValue={text}
        onBlur={event => apply(event.target.value)}
        onKeyDown={event => {
          if (event.key === 'Enter') apply(event.currentTarget.value);
        }}
      />
    </Field>
  );
}

import { chakra } from '@chakra-ui/react/styled-system';
import { dateOf, datePattern, dateText, useLanguage } from '@kavel/i18n';
import {
  type ComponentProps,
  type FocusEvent,
  useEffect,
  useImperativeHandle,
  useRef,
  useState,
} from 'react';
import { useConstraintTexts } from './constraint';
import { Input } from './controls';

const Frame = chakra('span', { base: { position: 'relative', display: 'block', width: 'full' } });

const Opener = chakra('button', {
  base: {
    position: 'absolute',
    insetBlock: 0,
    insetInlineEnd: '1',
    width: '7',
    color: 'muted',
    cursor: 'pointer',
    borderRadius: 'sm',
    _hover: { color: 'text' },
    '& svg': { width: '4', height: '4', mx: 'auto' },
    _disabled: { display: 'none' },
  },
});

/** Anchor of the native date picker; its own text is hidden. */
const Calendar = chakra('input', {
  base: { position: 'absolute', insetInlineEnd: 0, bottom: 0, width: '1px', height: '1px', opacity: 0 },
});

export interface DateInputProps
  extends Omit<ComponentProps<typeof Input>, 'type' | 'value' | 'onChange' | 'min' | 'max'> {
  /** ISO date, or empty. */
  value: string;
  /**
   * Called with an ISO date; with an invalid text it gets an empty string, or the text itself with `unreadable="kept"`.
   */
  onChange: (iso: string) => void;
  /** `kept` when the page itself reports invalid dates instead of treating them as empty. */
  unreadable?: 'empty' | 'kept';
  /** ISO date, inclusive. */
  min?: string | null | undefined;
  max?: string | null | undefined;
}

/** Date field in the user's language: a native date field uses the browser's language. */
export function DateInput({
  value,
  onChange,
  unreadable = 'empty',
  min,
  max,
  onBlur,
  disabled,
  ref,
  ...props
}: DateInputProps) {
  const language = useLanguage();
  const t = useConstraintTexts();
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle(ref, () => input.current as HTMLInputElement);
  const calendar = useRef<HTMLInputElement>(null);
  /** The typed text, while it is being edited or is not a valid date. */
  const [typed, setTyped] = useState<string | null>(null);
  const [focused, setFocused] = useState(false);
  const isoOf = (text: string) => dateOf(text) ?? (unreadable === 'kept' ? text : '');
  const kept = typed !== null && (focused || isoOf(typed) === value);
  const shown = kept ? typed : dateText(value, language) || (unreadable === 'kept' ? value : '');

  const problem = () => {
    if (shown.trim() === '') return '';
    const iso = dateOf(shown);
    if (iso === null) return t('date', { pattern: datePattern(language) });
    return (min && iso < min) || (max && iso > max) ? t('outside') : '';
  };
  useEffect(() => input.current?.setCustomValidity(problem()));

  const change = (text: string) => {
    setTyped(text);
    const next = isoOf(text);
    if (next !== value) onChange(next);
  };
  const leave = (event: FocusEvent<HTMLInputElement>) => {
    setFocused(false);
    if (dateOf(shown) !== null) setTyped(null);
    onBlur?.(event);
  };

  return (
    <Frame>
      <Input
        {...props}
        ref={input}
        type="text"
        autoComplete="off"
        placeholder={datePattern(language)}
        disabled={disabled}
        pe="9"
        value={shown}
        onChange={event => change(event.target.value)}
        onFocus={() => setFocused(true)}
        onBlur={leave}
      />
      <Opener
        type="button"
        aria-label={t('openCalendar')}
        disabled={disabled}
        // Keeps the focus in the field: blur may save it.
        onPointerDown={event => event.preventDefault()}
        onClick={() => calendar.current?.showPicker()}
      >
        <svg viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="2" aria-hidden>
          <path d="M8 2v4M16 2v4M3 10h18M5 4h14a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2" />
        </svg>
      </Opener>
      <Calendar
        ref={calendar}
        type="date"
        tabIndex={-1}
        aria-hidden
        // Not part of the form: validation errors are shown at the field itself.
        form=""
        min={min ?? undefined}
        max={max ?? undefined}
        value={dateOf(value) ?? ''}
        onChange={event => change(dateText(event.target.value, language))}
      />
    </Frame>
  );
}

import { chakra } from '@chakra-ui/react/styled-system';
import { type KeyboardEvent, type ReactNode, useEffect, useEffectEvent, useId, useState } from 'react';
import { Input } from './controls';

const Listbox = chakra('ul', {
  base: {
    position: 'absolute',
    zIndex: 'floating',
    top: '100%',
    insetInline: 0,
    mt: '1',
    p: '1',
    maxHeight: '20rem',
    overflowY: 'auto',
    listStyle: 'none',
    bg: 'surface',
    borderWidth: '1px',
    borderColor: 'line',
    borderRadius: 'lg',
    boxShadow: 'floating',
  },
});

const Option = chakra('li', {
  base: {
    px: '3',
    py: '1.5',
    minHeight: 'control',
    borderRadius: 'sm',
    fontSize: 'sm',
    cursor: 'pointer',
    '&[aria-selected=true]': { bg: 'accentSoft' },
  },
});

const Remark = chakra('p', { base: { px: '3', py: '2', fontSize: 'sm', color: 'muted' } });

export interface ComboboxProps<Item> {
  label: string;
  placeholder?: string;
  size?: 'md' | 'lg';
  text: string;
  onTextChange: (text: string) => void;
  items: readonly Item[];
  /** False while the items belong to an earlier text: Enter then waits for those of this text. */
  current?: boolean;
  itemKey: (item: Item) => string;
  renderItem: (item: Item) => ReactNode;
  onPick: (item: Item) => void;
  /** Shown instead of options: an empty result or an error. */
  remark?: string | null;
  inputId?: string;
  /**
   * What Enter does when no suggestion is active: `first` selects the first one, also if it arrives later; `submit`
   * submits the form.
   */
  enter?: 'first' | 'submit';
  /** Id of an error message about the text. */
  problemId?: string | undefined;
}

/** Text field with suggestions by the ARIA combobox pattern: arrow keys move, Enter selects, Escape closes. */
export function Combobox<Item>(props: ComboboxProps<Item>) {
  const { items, text, remark, current = true, enter = 'first', problemId } = props;
  const id = useId();
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  /** Text for which Enter was pressed before its suggestions arrived. */
  const [awaited, setAwaited] = useState<string | null>(null);
  const shown = open && text.trim() !== '' && (items.length > 0 || Boolean(remark));
  const activeItem = shown ? items[active] : undefined;
  const optionId = (item: Item) => `${id}-${props.itemKey(item)}`;

  const pick = (item: Item) => {
    setOpen(false);
    setActive(-1);
    setAwaited(null);
    props.onPick(item);
  };

  const [first] = items;
  const pickAwaited = useEffectEvent(() => {
    if (first !== undefined && current && awaited !== null && awaited === text) pick(first);
  });
  const firstKey = first === undefined ? null : props.itemKey(first);
  useEffect(() => {
    if (firstKey !== null && current) pickAwaited();
  }, [firstKey, current]);

  /** Whether Enter was handled here. */
  const takeEnter = (): boolean => {
    const chosen = activeItem ?? (enter === 'first' && shown && current ? first : undefined);
    if (chosen !== undefined) pick(chosen);
    else if (enter === 'first' && text.trim() !== '' && !remark && !(current && first)) setAwaited(text);
    else return false;
    return true;
  };

  const move = (step: number) => {
    setOpen(true);
    const next = (active + step + items.length) % Math.max(items.length, 1);
    setActive(next);
    const item = items[next];
    if (item) document.getElementById(optionId(item))?.scrollIntoView({ block: 'nearest' });
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown') move(1);
    else if (event.key === 'ArrowUp') move(active < 0 ? 0 : -1);
    else if (event.key === 'Escape' && shown) setOpen(false);
    else if (event.key !== 'Enter' || !takeEnter()) return;
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    <chakra.div position="relative" width="full">
      <Input
        id={props.inputId}
        role="combobox"
        size={props.size}
        aria-label={props.label}
        aria-autocomplete="list"
        aria-expanded={shown}
        aria-controls={shown ? `${id}-list` : undefined}
        aria-activedescendant={activeItem ? optionId(activeItem) : undefined}
        aria-invalid={problemId !== undefined || undefined}
        aria-describedby={problemId}
        autoComplete="off"
        spellCheck={false}
        placeholder={props.placeholder}
        value={text}
        onChange={event => {
          props.onTextChange(event.target.value);
          setOpen(true);
          setActive(-1);
        }}
        onFocus={() => setOpen(true)}
        onBlur={() => setOpen(false)}
        onKeyDown={onKeyDown}
      />
      {shown && items.length === 0 ? (
        <Listbox as="div" id={`${id}-list`}>
          <Remark role="status">{remark}</Remark>
        </Listbox>
      ) : null}
      {shown && items.length > 0 ? (
        <Listbox id={`${id}-list`} role="listbox" aria-label={props.label}>
          {items.map((item, index) => (
            <Option
              key={props.itemKey(item)}
              id={optionId(item)}
              role="option"
              aria-selected={index === active}
              onPointerDown={event => {
                event.preventDefault();
                pick(item);
              }}
              onPointerMove={() => setActive(index)}
            >
              {props.renderItem(item)}
            </Option>
          ))}
        </Listbox>
      ) : null}
    </chakra.div>
  );
}

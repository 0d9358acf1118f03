import { chakra } from '@chakra-ui/react/styled-system';
import { type KeyboardEvent, useEffect, useRef } from 'react';

const List = chakra('div', {
  base: {
    display: 'flex',
    gap: '1',
    maxWidth: 'full',
    overflowX: 'auto',
    borderBottomWidth: '1px',
    borderColor: 'line',
  },
});

const Choice = chakra('button', {
  base: {
    flexShrink: 0,
    minHeight: 'control',
    px: '3',
    fontSize: 'sm',
    fontWeight: 'medium',
    color: 'muted',
    cursor: 'pointer',
    whiteSpace: 'nowrap',
    borderBottomWidth: '2px',
    borderColor: 'transparent',
    _hover: { color: 'text' },
    // The list scrolls sideways and clips what is outside.
    _focusVisible: { outlineOffset: '-2px' },
    '&[aria-selected=true]': { color: 'text', borderColor: 'accent' },
  },
});

export interface TabsProps<Key extends string> {
  /** Accessible name of the list. */
  label: string;
  tabs: readonly { key: Key; label: string }[];
  current: Key;
  onChange: (key: Key) => void;
  /** Id of the element with role `tabpanel` that shows the current tab. */
  panelId: string;
}

const tabsOf = (list: HTMLElement | null): HTMLElement[] => [
  ...(list?.querySelectorAll<HTMLElement>('[role=tab]') ?? []),
];

/** Arrow keys, Home and End move between tabs; only the current tab is a tab stop. */
export function Tabs<Key extends string>({ label, tabs, current, onChange, panelId }: TabsProps<Key>) {
  const list = useRef<HTMLDivElement>(null);
  const at = tabs.findIndex(({ key }) => key === current);

  // On a phone the current tab may be out of view.
  useEffect(() => {
    tabsOf(list.current)[at]?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [at]);

  const move = (event: KeyboardEvent) => {
    const last = tabs.length - 1;
    const target = {
      ArrowRight: at === last ? 0 : at + 1,
      ArrowLeft: at === 0 ? last : at - 1,
      Home: 0,
      End: last,
    }[event.key];
    const next = target === undefined ? undefined : tabs[target];
    if (next === undefined) return;
    event.preventDefault();
    onChange(next.key);
    tabsOf(list.current)[target ?? 0]?.focus();
  };

  return (
    <List ref={list} role="tablist" aria-label={label} onKeyDown={move}>
      {tabs.map(tab => (
        <Choice
          key={tab.key}
          type="button"
          role="tab"
          aria-selected={tab.key === current}
          aria-controls={panelId}
          tabIndex={tab.key === current ? 0 : -1}
          onClick={() => onChange(tab.key)}
        >
          {tab.label}
        </Choice>
      ))}
    </List>
  );
}

import { chakra } from '@kavel/ui/core';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { useTexts } from '../i18n';

export type Tab = 'users' | 'roles' | 'organisations' | 'invitations' | 'sessions' | 'audit' | 'account';

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
    // The list scrolls sideways, and so cuts off what stands outside.
    _focusVisible: { outlineOffset: '-2px' },
    '&[aria-selected=true]': { color: 'text', borderColor: 'accent' },
  },
});

export interface TabsProps {
  tabs: readonly Tab[];
  current: Tab;
  onChange: (tab: Tab) => void;
}

/** Arrows, Home and End move between the parts; only the current one is in the order of Tab. */
export function Tabs({ tabs, current, onChange }: TabsProps) {
  const t = useTexts();
  const list = useRef<HTMLDivElement>(null);

  // On a phone the current one may stand out of sight.
  useEffect(() => {
    const tab = list.current?.querySelector(`[data-tab=${current}]`);
    tab?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [current]);

  const move = (event: KeyboardEvent) => {
    const at = tabs.indexOf(current);
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
    onChange(next);
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[target ?? 0]?.focus();
  };

  return (
    <List ref={list} role="tablist" aria-label={t('tabs.label')} onKeyDown={move}>
      {tabs.map(tab => (
        <Choice
          key={tab}
          type="button"
          role="tab"
          data-tab={tab}
          aria-selected={tab === current}
          aria-controls="management-part"
          tabIndex={tab === current ? 0 : -1}
          onClick={() => onChange(tab)}
        >
          {t(`tabs.${tab}`)}
        </Choice>
      ))}
    </List>
  );
}

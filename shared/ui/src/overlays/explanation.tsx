import { chakra } from '@chakra-ui/react/styled-system';
import { type ReactNode, useId, useRef } from 'react';
import { DescriptionList } from '../core/description-list';
import { Tooltip } from './tooltip';

const Trigger = chakra('button', {
  base: {
    display: 'inline-grid',
    placeItems: 'center',
    width: '6',
    height: '6',
    flexShrink: 0,
    borderRadius: 'full',
    color: 'muted',
    fontSize: 'xs',
    fontWeight: 'semibold',
    lineHeight: 1,
    cursor: 'pointer',
    verticalAlign: 'middle',
    _hover: { bg: 'sunken', color: 'text' },
    _print: { display: 'none' },
    '& > span': {
      display: 'grid',
      placeItems: 'center',
      width: '4',
      height: '4',
      borderRadius: 'full',
      borderWidth: '1px',
      borderColor: 'lineStrong',
    },
  },
});

const Panel = chakra('div', {
  base: {
    position: 'fixed',
    inset: 'auto',
    m: 0,
    width: 'min(24rem, calc(100vw - 1rem))',
    maxHeight: 'calc(100dvh - 1rem)',
    overflowY: 'auto',
    p: '4',
    bg: 'surface',
    color: 'text',
    borderWidth: '1px',
    borderColor: 'line',
    borderRadius: 'lg',
    boxShadow: 'floating',
    fontSize: 'sm',
    fontWeight: 'normal',
    lineHeight: 'normal',
    textAlign: 'start',
    whiteSpace: 'normal',
  },
});

export interface ExplanationProps {
  /** Accessible name of the button, such as “Why BAR kk?”. */
  label: string;
  /** The explained figure. */
  title: ReactNode;
  /** One sentence that explains the figure. */
  text: ReactNode;
  formula?: ReactNode;
  /** Inputs and their sources, in reading order. */
  inputs: readonly { key: string; label: ReactNode; value: ReactNode }[];
}

const margin = 8;

function place(panel: HTMLElement, trigger: HTMLElement): void {
  const box = trigger.getBoundingClientRect();
  const left = Math.min(box.left, innerWidth - panel.offsetWidth - margin);
  const below = box.bottom + 4;
  const fitsBelow = below + panel.offsetHeight <= innerHeight - margin;
  panel.style.left = `${Math.max(margin, left)}px`;
  panel.style.top = `${fitsBelow ? below : Math.max(margin, box.top - panel.offsetHeight - 4)}px`;
}

/**
 * Explanation of a figure: a small button that opens inputs, source, date and formula. Escape or an outside click
 * closes it.
 */
export function Explanation({ label, title, text, formula, inputs }: ExplanationProps) {
  const id = useId();
  const trigger = useRef<HTMLButtonElement>(null);
  return (
    <>
      <Tooltip text={label}>
        <Trigger ref={trigger} type="button" popoverTarget={id} aria-label={label}>
          <span aria-hidden>?</span>
        </Trigger>
      </Tooltip>
      <Panel
        id={id}
        popover="auto"
        role="dialog"
        aria-label={label}
        onToggle={event => {
          if (event.newState === 'open' && trigger.current) place(event.currentTarget, trigger.current);
        }}
      >
        <chakra.p fontWeight="semibold">{title}</chakra.p>
        <chakra.p mt="1" color="muted">
          {text}
        </chakra.p>
        {formula ? (
          <chakra.p mt="3" px="3" py="2" bg="sunken" borderRadius="md" fontVariantNumeric="tabular-nums">
            {formula}
          </chakra.p>
        ) : null}
        <DescriptionList
          look="figures"
          mt="3"
          items={inputs.map(({ key, label, value }) => ({ key, term: label, value }))}
        />
      </Panel>
    </>
  );
}

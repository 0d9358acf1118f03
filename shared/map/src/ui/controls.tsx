import { chakra } from '@kavel/ui/core';
import { LocateFixed, Minus, Plus } from '@kavel/ui/icons';
import type { ReactNode } from 'react';
import { useTexts } from '../i18n';

const Bar = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    bg: 'surface',
    borderWidth: '1px',
    borderColor: 'line',
    borderRadius: 'lg',
    boxShadow: 'floating',
    overflow: 'hidden',
    _print: { display: 'none' },
  },
});

const Tool = chakra(
  'button',
  {
    base: {
      display: 'grid',
      placeItems: 'center',
      width: '9',
      height: '9',
      color: 'text',
      cursor: 'pointer',
      '&:hover': { bg: 'sunken' },
      '&:focus-visible': { outlineOffset: '-3px' },
      '& svg': { width: '4', height: '4' },
    },
  },
  { defaultProps: { type: 'button' } },
);

export interface ControlsProps {
  onZoom: (levels: number) => void;
  onFit: () => void;
  /** Further tools of the page, below ours. */
  children?: ReactNode;
}

/** The slim bar of tools on the map. */
export function Controls({ onZoom, onFit, children }: ControlsProps) {
  const t = useTexts();
  return (
    <Bar>
      <Tool aria-label={t('zoomIn')} title={t('zoomIn')} onClick={() => onZoom(1)}>
        <Plus aria-hidden />
      </Tool>
      <Tool aria-label={t('zoomOut')} title={t('zoomOut')} onClick={() => onZoom(-1)}>
        <Minus aria-hidden />
      </Tool>
      <Tool aria-label={t('fit')} title={t('fit')} onClick={onFit}>
        <LocateFixed aria-hidden />
      </Tool>
      {children}
    </Bar>
  );
}

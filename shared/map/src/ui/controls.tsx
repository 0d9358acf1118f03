import { Flex, type FlexProps, QuietButton } from '@kavel/ui/core';
import { LocateFixed, Minus, Plus } from '@kavel/ui/icons';
import { Tooltip } from '@kavel/ui/overlays';
import type { ReactNode } from 'react';
import { useTexts } from '../i18n';

const Bar = (props: FlexProps) => (
  <Flex
    flexDirection="column"
    bg="surface"
    borderWidth="1px"
    borderColor="line"
    borderRadius="lg"
    boxShadow="floating"
    overflow="hidden"
    _print={{ display: 'none' }}
    {...props}
  />
);

const Tool = ({ name, icon, onClick }: { name: string; icon: ReactNode; onClick: () => void }) => (
  <Tooltip text={name}>
    <QuietButton
      display="grid"
      placeItems="center"
      width="9"
      height="9"
      color="text"
      _hover={{ bg: 'sunken' }}
      _focusVisible={{ outlineOffset: '-3px' }}
      css={{ '& svg': { width: '4', height: '4' } }}
      aria-label={name}
      onClick={onClick}
    >
      {icon}
    </QuietButton>
  </Tooltip>
);

export interface ControlsProps {
  onZoom: (levels: number) => void;
  onFit: () => void;
  /** Additional tools of the page, below the built-in ones. */
  children?: ReactNode;
}

/** Toolbar on the map. */
export function Controls({ onZoom, onFit, children }: ControlsProps) {
  const t = useTexts();
  return (
    <Bar>
      <Tool name={t('zoomIn')} icon={<Plus aria-hidden />} onClick={() => onZoom(1)} />
      <Tool name={t('zoomOut')} icon={<Minus aria-hidden />} onClick={() => onZoom(-1)} />
      <Tool name={t('fit')} icon={<LocateFixed aria-hidden />} onClick={onFit} />
      {children}
    </Bar>
  );
}

import { Button } from '@kavel/ui/core';
import { Tooltip } from '@kavel/ui/overlays';
import type { ComponentType } from 'react';

export interface ToolButtonProps {
  label: string;
  icon: ComponentType<{ 'aria-hidden'?: boolean }>;
  pressed: boolean;
  onPress: () => void;
}

/** A toggle in the tools of the map. */
export function ToolButton({ label, icon: Icon, pressed, onPress }: ToolButtonProps) {
  return (
    <Tooltip text={label}>
      <Button
        variant="ghost"
        size="icon"
        aria-label={label}
        aria-pressed={pressed}
        _pressed={{ bg: 'accentSoft', color: 'accent' }}
        onClick={onPress}
      >
        <Icon aria-hidden />
      </Button>
    </Tooltip>
  );
}

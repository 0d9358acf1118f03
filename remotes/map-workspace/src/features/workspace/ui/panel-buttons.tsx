import { Button, Flex } from '@kavel/ui/core';
import { Building2, Layers, List, SlidersHorizontal } from '@kavel/ui/icons';
import { useTexts } from '../../../i18n';
import type { Panel } from '../model/workspace-address';

const icons = { list: List, locator: SlidersHorizontal, portfolio: Building2, layers: Layers };

export interface PanelButtonsProps {
  panels: readonly Panel[];
  open: Panel | null;
  onToggle: (panel: Panel | null) => void;
}

/** Opens one panel and closes the others. */
export function PanelButtons({ panels, open, onToggle }: PanelButtonsProps) {
  const t = useTexts();
  // Four names fit on a phone, four icons beside them do not.
  const roomy = panels.length < 4;
  return (
    <Flex role="group" aria-label={t('panels.choose')} gap="2">
      {panels.map(panel => {
        const Icon = icons[panel];
        const pressed = open === panel;
        return (
          <Button
            key={panel}
            flex="1 1 auto"
            px="2"
            aria-pressed={pressed}
            onClick={() => onToggle(pressed ? null : panel)}
            _pressed={{ bg: 'accentSoft', color: 'accent', borderColor: 'accent' }}
          >
            {roomy ? <Icon aria-hidden /> : null}
            {t(`panels.${panel}`)}
          </Button>
        );
      })}
    </Flex>
  );
}

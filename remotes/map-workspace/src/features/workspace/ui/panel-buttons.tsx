import { Button, Flex } from '@kavel/ui/core';
import { Building2, Layers } from '@kavel/ui/icons';
import { useTexts } from '../../../i18n';
import type { Panel } from '../model/workspace-address';

const icons = { portfolio: Building2, layers: Layers };

export interface PanelButtonsProps {
  open: Panel | null;
  onToggle: (panel: Panel | null) => void;
}

/** Opens one panel and closes the other. */
export function PanelButtons({ open, onToggle }: PanelButtonsProps) {
  const t = useTexts();
  return (
    <Flex role="group" aria-label={t('panels.choose')} gap="2">
      {(['portfolio', 'layers'] as const).map(panel => {
        const Icon = icons[panel];
        const pressed = open === panel;
        return (
          <Button
            key={panel}
            flex="1"
            aria-pressed={pressed}
            onClick={() => onToggle(pressed ? null : panel)}
            _pressed={{ bg: 'accentSoft', color: 'accent', borderColor: 'accent' }}
          >
            <Icon aria-hidden />
            {t(`panels.${panel}`)}
          </Button>
        );
      })}
    </Flex>
  );
}

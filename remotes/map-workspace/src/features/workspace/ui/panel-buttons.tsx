import { Button, Flex } from '@kavel/ui/core';
import type { WorkspaceFeature } from '../../../common/workspace-feature';
import { useTexts } from '../../../i18n';

export interface PanelButtonsProps {
  features: readonly WorkspaceFeature[];
  /** Key of the open panel. */
  open: string | null;
  onToggle: (key: string | null) => void;
}

/** Opens one panel and closes the others. */
export function PanelButtons({ features, open, onToggle }: PanelButtonsProps) {
  const t = useTexts();
  // Four names fit on a phone, four icons beside them do not.
  const roomy = features.length < 4;
  // Beside the map more than three take two rows: as many in each, so that none stands alone.
  const share = roomy ? 'auto' : `${90 / Math.ceil(features.length / 2)}%`;
  return (
    <Flex role="group" aria-label={t('panels.choose')} gap="2" wrap="wrap">
      {features.map(({ key, label, icon: Icon }) => {
        const pressed = open === key;
        return (
          <Button
            key={key}
            flex="1 1 auto"
            flexBasis={{ md: share }}
            px="2"
            aria-pressed={pressed}
            onClick={() => onToggle(pressed ? null : key)}
            _pressed={{ bg: 'accentSoft', color: 'accent', borderColor: 'accent' }}
          >
            {roomy ? <Icon aria-hidden /> : null}
            {label(t)}
          </Button>
        );
      })}
    </Flex>
  );
}

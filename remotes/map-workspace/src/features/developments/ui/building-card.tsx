import type { Development } from '@kavel/contracts/developments';
import { useFormats } from '@kavel/i18n';
import { Button, DescriptionList, Flex, SectionTitle, Stack, Text } from '@kavel/ui/core';
import { X } from '@kavel/ui/icons';
import { useTexts } from '../i18n';

export interface BuildingCardProps {
  /** Null for a pand of a link that the answer does not have. */
  building: Development | null;
  onGoTo: (building: Development) => void;
  onClose: () => void;
}

/** What is known of the chosen building. */
export function BuildingCard({ building, onGoTo, onClose }: BuildingCardProps) {
  const t = useTexts();
  const { number } = useFormats();
  return (
    <Stack gap="3" p="4">
      <Flex justifyContent="space-between" alignItems="start" gap="2">
        <div>
          <SectionTitle>{building ? building.buurt || t('unknownPlace') : t('gone')}</SectionTitle>
          <Text color="muted" fontSize="sm">
            {building ? building.gemeente : t('goneHelp')}
          </Text>
        </div>
        <Button variant="ghost" size="icon" aria-label={t('close')} onClick={onClose}>
          <X aria-hidden />
        </Button>
      </Flex>
      {building ? (
        <>
          <DescriptionList
            items={[
              { term: t('status'), value: t(`statuses.${building.status}`) },
              { term: t('year'), value: building.year ?? t('noYear') },
              { term: t('dwellings'), value: number(building.dwellings) },
              { term: t('pandId'), value: building.id },
            ]}
          />
          {building.fictional ? <Text fontSize="sm">{t('isFictional')}</Text> : null}
          <Flex>
            <Button onClick={() => onGoTo(building)}>{t('goTo')}</Button>
          </Flex>
        </>
      ) : null}
    </Stack>
  );
}

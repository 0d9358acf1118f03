import { catalogueQueries } from '@kavel/api-client';
import { fullAddress, type RealEstateObject } from '@kavel/contracts';
import { useFormats, useVtwTypes } from '@kavel/i18n';
import { useQuery } from '@kavel/query';
import { EnergyLabelBadge, Flex, Skeleton, Text } from '@kavel/ui/core';
import { useEmbedTexts } from '../../../i18n/embeds';

/** The facts of a chosen address; nothing else is asked of the service. */
export function FoundObject({ objectId }: { objectId: string }) {
  const t = useEmbedTexts();
  const { data, isError } = useQuery(catalogueQueries.object(objectId));
  if (isError) return <Text role="alert">{t('failed')}</Text>;
  return data ? <Facts object={data} /> : <Skeleton height="14" role="status" aria-label={t('waiting')} />;
}

function Facts({ object }: { object: RealEstateObject }) {
  const t = useEmbedTexts();
  const format = useFormats();
  const types = useVtwTypes();
  const facts = [
    types(object.vtwType),
    object.oppervlakte ? format.area(object.oppervlakte) : null,
    object.bouwjaar ? t('built', { year: String(object.bouwjaar) }) : null,
  ].filter(fact => fact !== null);
  return (
    <div>
      <Text fontWeight="semibold">{fullAddress(object)}</Text>
      <Flex gap="2" alignItems="center" fontSize="sm" mt="1">
        {object.energielabel ? <EnergyLabelBadge label={object.energielabel} /> : null}
        <span>{facts.join(' · ')}</span>
      </Flex>
    </div>
  );
}

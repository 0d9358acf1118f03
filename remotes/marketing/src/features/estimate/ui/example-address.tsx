import { catalogueQueries } from '@kavel/api-client';
import { fullAddress } from '@kavel/contracts';
import { useQuery } from '@kavel/query';
import { Text, TextButton } from '@kavel/ui/core';
import { useHomeTexts } from '../../../i18n/home';

/** Suggests an address of the catalogue to try. */
export function ExampleAddress(props: {
  objectId: string | null | undefined;
  onEstimate: (objectId: string) => void;
}) {
  const t = useHomeTexts();
  const { objectId, onEstimate } = props;
  const { data } = useQuery({ ...catalogueQueries.estimate(objectId ?? ''), enabled: Boolean(objectId) });
  return (
    <Text color="muted">
      {data ? (
        <>
          {t('form.example')}{' '}
          <TextButton accent onClick={() => onEstimate(data.object.objectId)}>
            {fullAddress(data.object)}
          </TextButton>
        </>
      ) : null}
    </Text>
  );
}

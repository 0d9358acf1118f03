import { catalogueQueries } from '@kavel/api-client';
import { fullAddress } from '@kavel/contracts';
import { useQuery } from '@kavel/query';
import { chakra, Text } from '@kavel/ui/core';
import { useHomeTexts } from '../../../i18n/home';

const Example = chakra('button', {
  base: {
    minHeight: '6',
    color: 'accent',
    cursor: 'pointer',
    textAlign: 'start',
    _hover: { textDecoration: 'underline' },
  },
});

/** An address of the catalogue to try. */
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
          <Example type="button" onClick={() => onEstimate(data.object.objectId)}>
            {fullAddress(data.object)}
          </Example>
        </>
      ) : null}
    </Text>
  );
}

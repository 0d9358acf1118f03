import { call } from '@kavel/api-client';
import { managementApi } from '@kavel/contracts/management';
import { useQuery } from '@kavel/query';
import { Box, Notice, Text } from '@kavel/ui/core';
import { Checkbox } from '@kavel/ui/forms';
import { toast, useChange } from '../../common/changes';
import { useErrorText } from '../../common/error-text';
import { managementQueries } from '../../common/queries';
import { useTexts } from '../../i18n';

/** Setting: all users of the organisation must sign in with a second factor. */
export function SecondFactorDemand({ organisationId }: { organisationId: string | undefined }) {
  const t = useTexts();
  const textOf = useErrorText();
  const change = useChange();
  const { data, error } = useQuery(managementQueries.secondFactorDemand(organisationId));
  const demand = (everybody: boolean) =>
    change.run(async () => {
      await call(managementApi.setSecondFactorDemand, { query: { organisationId }, body: { everybody } });
      toast('success', t('common.saved'));
    });
  const problem = change.error ?? error;

  return (
    <Box maxWidth="44rem" minWidth="0" flex="1 1 20rem">
      <Checkbox
        label={t('roles.everybody')}
        checked={data?.everybody ?? false}
        disabled={data === undefined || change.busy}
        onChange={everybody => void demand(everybody)}
      />
      {data ? (
        <Text ms="6" fontSize="xs" color="muted">
          {t('roles.everybodyText', { count: data.usersWithout })}
        </Text>
      ) : null}
      {problem ? <Notice tone="error">{textOf(problem)}</Notice> : null}
    </Box>
  );
}

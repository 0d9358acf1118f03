import { valuationQueries } from '@kavel/api-client';
import { type Approval, shownValue } from '@kavel/contracts';
import { useFormats } from '@kavel/i18n';
import { useMutation, useQuery } from '@kavel/query';
import { Box, Button, DescriptionList, Flex, Notice } from '@kavel/ui/core';
import { errorText } from '../../../common/error-text';
import { useTexts } from '../../../i18n';
import { recompute } from '../api/status-calls';

/** What was frozen at the approval; the values can be recomputed from it. */
export function ApprovalRecord({ valuationId, approval }: { valuationId: string; approval: Approval }) {
  const t = useTexts();
  const f = useFormats();
  const { low68, high68 } = useQuery(valuationQueries.summary(valuationId)).data ?? {};
  const total = shownValue({ value: approval.totalValue, low68, high68 });
  const again = useMutation({ mutationFn: () => recompute(valuationId) });
  const { storedOnly = 0, notComparable = 0 } = again.data ?? {};
  const otherwise = notComparable - storedOnly;
  const lines = [
    {
      term: t('status.frozenValue'),
      value: `${f.money(total)} (${t('summary.valued', { valued: f.number(approval.valued), total: f.number(approval.units) })})`,
    },
    { term: t('status.frozenAt'), value: f.moment(approval.approvedAt) },
    {
      term: t('status.frozenRevision'),
      value: t('status.revisions', { revision: approval.revision, references: approval.referenceRevision }),
    },
    { term: t('summary.modelVersion'), value: approval.modelVersions.join(', ') || '–' },
    { term: t('status.frozenData'), value: approval.snapshots.join(', ') || t('common.unknown') },
  ];
  return (
    <Box bg="sunken" borderRadius="md" p="3">
      <Flex gap="3" align="start" wrap="wrap">
        <Box flex="1" minWidth="16rem">
          <DescriptionList termWidth="minmax(7rem, auto)" items={lines} />
        </Box>
        <Button onClick={() => again.mutate()} disabled={again.isPending} _print={{ display: 'none' }}>
          {again.isPending ? t('status.recomputing') : t('status.recompute')}
        </Button>
      </Flex>
      <Box role="status" mt={again.isIdle || again.isPending ? '0' : '3'}>
        {again.isError ? <Notice tone="error">{errorText(again.error, t)}</Notice> : null}
        {again.data ? (
          <Notice tone={again.data.different.length > 0 ? 'warning' : 'success'}>
            {[
              t('status.recomputedSame', { count: again.data.same }),
              ...(again.data.different.length > 0
                ? [t('status.recomputedDifferent', { count: again.data.different.length })]
                : []),
              ...(again.data.evidenceBytes
                ? [t('status.byEvidence', { size: `${f.decimal(again.data.evidenceBytes / 1e6)} MB` })]
                : []),
              ...(storedOnly > 0 ? [t('status.storedOnly', { count: storedOnly })] : []),
              ...(otherwise > 0 ? [t('status.notComparable', { count: otherwise })] : []),
            ].join(' ')}
          </Notice>
        ) : null}
      </Box>
    </Box>
  );
}

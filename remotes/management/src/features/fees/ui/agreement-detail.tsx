import type { FeeAgreement, FeeParty } from '@kavel/contracts/fees';
import { useQuery } from '@kavel/query';
import { Card, Flex, Grid, PageTitle, SectionTitle, Stack, Text } from '@kavel/ui/core';
import { ShareBar } from '@kavel/ui/data';
import { Loaded } from '../../../common/load-state';
import { useFeeTexts } from '../../../i18n/fees';
import { feeQueries } from '../api/fee-queries';
import { useFeeFormats } from '../model/cents';
import { AgreementStatus, counterparty, usePeriodText } from './agreement-head';
import { AgreementMoves } from './agreement-moves';
import { EntryForm } from './entry-form';
import { History } from './history';
import { Statement } from './statement';

/** One agreement: its terms, history, entries, and the amount for each party. */
export function AgreementDetail({ id }: { id: string }) {
  const t = useFeeTexts();
  const periodText = usePeriodText();
  const query = useQuery(feeQueries.detail(id));
  return (
    <Loaded query={query}>
      {({ agreement, events }) => {
        const binding = agreement.status === 'agreed' || agreement.status === 'ended';
        return (
          <>
            <Flex gap="3" wrap="wrap" alignItems="center" justifyContent="space-between">
              <div>
                <Flex gap="3" wrap="wrap" alignItems="center">
                  <PageTitle>
                    {agreement.service.name} · {counterparty(agreement).name}
                  </PageTitle>
                  <AgreementStatus status={agreement.status} />
                </Flex>
                <Text color="muted">{periodText(agreement)}</Text>
              </div>
              <AgreementMoves agreement={agreement} />
            </Flex>
            <Grid
              gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 2fr) minmax(0, 1fr)' }}
              gap="4"
            >
              <Stack gap="4" minWidth="0">
                {binding ? (
                  <Statement agreement={agreement} />
                ) : (
                  <Card px="4" py="6">
                    <Text color="muted">{t('statement.notAgreed')}</Text>
                  </Card>
                )}
                {binding && agreement.own === 'proposer' ? <EntryForm agreement={agreement} /> : null}
              </Stack>
              <Stack gap="4" minWidth="0">
                <Shares agreement={agreement} />
                <History agreement={agreement} events={events} />
              </Stack>
            </Grid>
          </>
        );
      }}
    </Loaded>
  );
}

const parties: readonly FeeParty[] = ['proposer', 'other'];

function Shares({ agreement }: { agreement: FeeAgreement }) {
  const t = useFeeTexts();
  const format = useFeeFormats();
  return (
    <Card px="4" py="3">
      <SectionTitle mb="3">{t('shares')}</SectionTitle>
      <ShareBar
        shares={parties.map(party => {
          const { name, share } = agreement[party];
          const label = party === agreement.own ? t('us', { name }) : name;
          return { key: party, label, amount: share, text: format.share(share) };
        })}
      />
    </Card>
  );
}

import type { FeeAgreement, FeeParty } from '@kavel/contracts/fees';
import { Box, Card, Flex, PlainList, SectionTitle, Stack, Text, TextLink } from '@kavel/ui/core';
import { useFeeTexts } from '../../../i18n/fees';
import { useFeeFormats } from '../model/cents';
import { AgreementStatus, counterparty, usePeriodText } from './agreement-head';

/** Agreements in which the organisation has this role. */
export function AgreementList({
  party,
  agreements,
}: {
  party: FeeParty;
  agreements: readonly FeeAgreement[];
}) {
  const t = useFeeTexts();
  const shown = agreements.filter(({ own }) => own === party);
  return (
    <Stack gap="2">
      <SectionTitle id={`fees-${party}`}>{t(`lists.${party}`)}</SectionTitle>
      <Card>
        {shown.length === 0 ? (
          <Text px="4" py="6" color="muted">
            {t(`lists.empty.${party}`)}
          </Text>
        ) : (
          <PlainList rules="between" aria-labelledby={`fees-${party}`}>
            {shown.map(agreement => (
              <Line key={agreement.id} agreement={agreement} />
            ))}
          </PlainList>
        )}
      </Card>
    </Stack>
  );
}

function Line({ agreement }: { agreement: FeeAgreement }) {
  const periodText = usePeriodText();
  const format = useFeeFormats();
  const { id, status, service, own } = agreement;
  return (
    <Box as="li" px="4" py="3">
      <Flex gap="3" wrap="wrap" alignItems="center" justifyContent="space-between">
        <Box minWidth="0" flex="1 1 14rem">
          <TextLink
            to={`/management/fee-sharing?agreement=${id}`}
            fontWeight="medium"
            overflowWrap="anywhere"
          >
            {service.name} · {counterparty(agreement).name}
          </TextLink>
          <Text fontSize="sm" color="muted">
            {periodText(agreement)}
          </Text>
        </Box>
        <Flex gap="3" alignItems="center">
          <Text fontSize="sm" fontVariantNumeric="tabular-nums">
            {format.share(agreement[own].share)} / {format.share(counterparty(agreement).share)}
          </Text>
          <AgreementStatus status={status} />
        </Flex>
      </Flex>
    </Box>
  );
}

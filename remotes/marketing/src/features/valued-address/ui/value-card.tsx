import { hasPermission, useSession } from '@kavel/auth';
import { fullAddress, roundedTo, roundingStep, shownEstimate } from '@kavel/contracts';
import type { ExplainedEstimate } from '@kavel/contracts/estimates';
import { useFormats } from '@kavel/i18n';
import { Box, Figure, Flex, Notice, Text, TextLink } from '@kavel/ui/core';
import { RangeBar } from '@kavel/ui/data';
import { useValuedAddressTexts } from '../../../i18n/valued-address';
import { Recorded } from '../../estimate-records';

/** The value with both ranges, and how certain it is. */
export function ValueCard({ estimate }: { estimate: ExplainedEstimate }) {
  const t = useValuedAddressTexts();
  const format = useFormats();
  const shown = shownEstimate(estimate);
  const step = roundingStep(estimate);
  const money = (amount: number) => format.money(roundedTo(amount, step));
  const narrow = { low: money(estimate.low68), high: money(estimate.high68) };
  const wide = { low: money(estimate.low95), high: money(estimate.high95) };
  return (
    <section aria-label={t('value.label')}>
      <Box as="h2" fontSize="lg" fontWeight="semibold">
        {fullAddress(estimate.object)}
      </Box>
      <Text mt="3" fontSize="sm" color="muted">
        {t('value.label')}
      </Text>
      <Text fontSize="4xl" fontWeight="bold" lineHeight="1.15" letterSpacing="-.03em" aria-live="polite">
        <Figure>{format.money(shown.value)}</Figure>
      </Text>
      <Box mt="4">
        <RangeBar {...estimate} label={`${t('value.narrow', narrow)}; ${t('value.wide', wide)}`} />
      </Box>
      <Text mt="3">{t('value.narrow', narrow)}</Text>
      <Text color="muted">{t('value.wide', wide)}</Text>
      <Flex mt="3" columnGap="5" rowGap="1" flexWrap="wrap" fontSize="sm" color="muted">
        <span>{t('value.perArea', { price: format.money(shown.pricePerM2) })}</span>
        <span>{t('value.class', { class: estimate.accuracyClass })}</span>
        <span>{t('value.date', { date: format.date(estimate.valueDate) })}</span>
        <span>{t('value.model', { version: estimate.modelVersion })}</span>
      </Flex>
      {estimate.fictionalSales ? (
        <Box mt="4" maxWidth="40rem">
          <Notice tone="warning">{t('value.fictional')}</Notice>
        </Box>
      ) : null}
      <Recorded objectId={estimate.object.objectId} />
      <NextPage objectId={estimate.object.objectId} />
    </section>
  );
}

function NextPage({ objectId }: { objectId: string }) {
  const t = useValuedAddressTexts();
  const session = useSession();
  const passport = hasPermission(session, 'auth.property-pass');
  if (!passport && session.isAuthenticated) return null;
  return (
    <Text mt="4">
      <TextLink to={passport ? `/passport/${objectId}` : '/login'}>
        {t(passport ? 'value.passport' : 'value.login')}
      </TextLink>
    </Text>
  );
}

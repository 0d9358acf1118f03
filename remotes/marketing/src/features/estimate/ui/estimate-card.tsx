import { ApiError, catalogueQueries } from '@kavel/api-client';
import { hasPermission, useSession } from '@kavel/auth';
import { type Estimate, shownEstimate, streetAddress } from '@kavel/contracts';
import { useFormats, useVtwTypes } from '@kavel/i18n';
import { useQuery } from '@kavel/query';
import {
  Button,
  EnergyLabelBadge,
  Figure,
  Grid,
  type GridProps,
  Skeleton,
  Text,
  TextLink,
} from '@kavel/ui/core';
import { useHomeTexts } from '../../../i18n/home';
import { estimateProblem } from '../model/estimate-problem';

const Frame = (props: GridProps) => (
  <Grid
    alignContent="start"
    gap="1"
    minHeight="14.25rem"
    p="4"
    bg="surface"
    borderWidth="1px"
    borderColor="line"
    borderRadius="lg"
    boxShadow="floating"
    fontSize="sm"
    {...props}
  />
);

/** The value of the selected address, with its range and evidence. */
export function EstimateCard({ objectId, example }: { objectId: string | undefined; example: boolean }) {
  const t = useHomeTexts();
  const { data, error, refetch } = useQuery({
    ...catalogueQueries.estimate(objectId ?? ''),
    enabled: objectId !== undefined,
  });

  if (error) {
    const problem = estimateProblem(error instanceof ApiError ? error.code : null);
    return (
      <Frame role="alert">
        <p>{t(`problem.${problem}`)}</p>
        {problem === 'away' || problem === 'busy' ? (
          <Button justifySelf="start" onClick={() => void refetch()}>
            {t('card.retry')}
          </Button>
        ) : null}
      </Frame>
    );
  }
  return (
    <Frame aria-live="polite" aria-busy={!data}>
      {data ? <Outcome estimate={data} example={example} /> : <Waiting announced={!example} />}
    </Frame>
  );
}

function Waiting({ announced }: { announced: boolean }) {
  const t = useHomeTexts();
  return (
    <>
      <Skeleton
        height="5"
        width="70%"
        role={announced ? 'status' : undefined}
        aria-label={announced ? t('card.loading') : undefined}
      />
      <Skeleton height="4" width="50%" />
      <Skeleton height="9" width="55%" />
      <Skeleton height="5" width="85%" />
      <Skeleton height="5" width="60%" />
    </>
  );
}

function Outcome({ estimate, example }: { estimate: Estimate; example: boolean }) {
  const t = useHomeTexts();
  const types = useVtwTypes();
  const format = useFormats();
  const session = useSession();
  const { object } = estimate;
  const facts = [
    object.oppervlakte ? format.area(object.oppervlakte) : null,
    types(object.vtwType),
    object.bouwjaar ? t('card.built', { year: String(object.bouwjaar) }) : null,
    object.energielabel ? null : t('card.unlabelled'),
  ].filter(fact => fact !== null);
  const shown = shownEstimate(estimate);
  const range = { low: format.money(shown.low68), high: format.money(shown.high68) };
  const passport = hasPermission(session, 'auth.property-pass');

  return (
    <>
      <Text display="flex" gap="2" justifyContent="space-between" color="muted">
        <span>
          {streetAddress(object)}, {object.woonplaats}
        </span>
        {example ? <span>{t('card.example')}</span> : null}
      </Text>
      <Text color="muted" fontSize="xs">
        {t('card.label')}
      </Text>
      <Text fontSize="2xl" fontWeight="bold" lineHeight="tight" letterSpacing="-.02em">
        <Figure>{format.money(shown.value)}</Figure>
      </Text>
      <p>{t('card.range', range)}</p>
      <Text display="flex" alignItems="center" gap="2">
        {object.energielabel ? <EnergyLabelBadge label={object.energielabel} /> : null}
        <span>{facts.join(' · ')}</span>
      </Text>
      <Text color="muted" fontSize="xs">
        {t('card.references', { count: estimate.referenceCount, date: format.date(estimate.valueDate) })}
        {estimate.fictionalSales ? ` ${t('card.fictional')}` : ''}
      </Text>
      <p>
        {passport ? (
          <TextLink to={`/passport/${object.objectId}`}>{t('card.passport')}</TextLink>
        ) : session.isAuthenticated ? null : (
          <TextLink to="/login">{t('card.login')}</TextLink>
        )}
      </p>
    </>
  );
}

import { roundedTo, shownEstimate } from '@kavel/contracts';
import type { ExplainedEstimate, LabelJumpBody } from '@kavel/contracts/estimates';
import { useFormats } from '@kavel/i18n';
import { useQuery } from '@kavel/query';
import { Figure, Skeleton, Text, TextLink } from '@kavel/ui/core';
import { useValuedAddressTexts } from '../../../i18n/valued-address';
import { valuedAddressQueries } from '../api/valued-address-queries';
import { jumpAddress, jumpOf } from '../model/jump-of';
import { Part } from './part';

/** Euro: what is known of a jump is no finer. */
const step = 500;

/** What label A may add to the value, or why nothing is said of it. */
export function JumpToA({ estimate }: { estimate: ExplainedEstimate }) {
  const t = useValuedAddressTexts();
  const jump = jumpOf(estimate.object, shownEstimate(estimate).value);
  return (
    <Part
      heading={t('jump.heading')}
      action={
        <TextLink to={jump ? jumpAddress(jump) : '/energielabelsprong-woningwaarde'}>
          {t('jump.open')}
        </TextLink>
      }
    >
      {jump ? <Effect jump={jump} /> : <p>{t('jump.none')}</p>}
    </Part>
  );
}

function Effect({ jump }: { jump: LabelJumpBody }) {
  const t = useValuedAddressTexts();
  const format = useFormats();
  const { data, isError } = useQuery(valuedAddressQueries.jump(jump));
  if (isError) return <p>{t('partAway')}</p>;
  if (!data) return <Skeleton height="20" />;
  const money = (amount: number) => format.money(roundedTo(amount, step));
  const range = { low: money(data.low.amount), high: money(data.high.amount) };
  return (
    <>
      <Text fontSize="2xl" fontWeight="bold" lineHeight="snug">
        <Figure>{money(data.middle.amount)}</Figure>
      </Text>
      <p>{t('jump.text', { ...range, from: jump.from, to: jump.to })}</p>
    </>
  );
}

import { type IndexationPreview, indexedOutcomes, type RentRoll } from '@kavel/contracts/leases';
import { useFormats } from '@kavel/i18n';
import { SectionTitle, Text, TextTable } from '@kavel/ui/core';
import { ScrollRegion } from '@kavel/ui/data';
import { useMemo } from 'react';
import { useRentRollTexts } from '../../../i18n/rent-roll';

/** Leases that are named one by one. */
const mostNamed = 200;

/** Old and new rent of each lease with the reason; those that change come first. */
export function IndexationLines({ preview, roll }: { preview: IndexationPreview; roll: RentRoll }) {
  const t = useRentRollTexts();
  const format = useFormats();
  const { totals } = preview;
  const addressOf = useMemo(
    () => new Map(roll.units.id.map((id, at) => [id, roll.units.address[at] ?? ''])),
    [roll],
  );
  const lines = useMemo(() => {
    const isKept = ({ outcome }: IndexationPreview['lines'][number]) =>
      (indexedOutcomes as readonly string[]).includes(outcome) ? 0 : 1;
    return preview.lines.toSorted((a, b) => isKept(a) - isKept(b));
  }, [preview]);
  return (
    <>
      <Text role="status" fontWeight="medium">
        {totals.indexed === 0
          ? t('indexation.nothing')
          : t('indexation.totals', {
              indexed: format.number(totals.indexed),
              n: format.number(totals.leases),
              old: format.money(totals.oldRent),
              new: format.money(totals.newRent),
              change: format.signedPercent(totals.newRent / totals.oldRent - 1),
            })}
      </Text>
      <SectionTitle>{t('indexation.lines')}</SectionTitle>
      <ScrollRegion label={t('indexation.lines')} overflowX="auto" overflowY="auto" maxHeight="20rem">
        <TextTable dense>
          <thead>
            <tr>
              <th scope="col">{t('table.address')}</th>
              <th scope="col" data-figure>
                {t('indexation.oldRent')}
              </th>
              <th scope="col" data-figure>
                {t('indexation.newRent')}
              </th>
              <th scope="col">{t('indexation.why')}</th>
            </tr>
          </thead>
          <tbody>
            {lines.slice(0, mostNamed).map(({ leaseId, unitId, outcome, oldRent, newRent, rate }) => (
              <tr key={leaseId}>
                <td>{addressOf.get(unitId)}</td>
                <td data-figure>{format.hundredths(oldRent)}</td>
                <td data-figure>{format.hundredths(newRent)}</td>
                <td>{t(`indexation.outcomes.${outcome}`, { rate: format.percent(rate ?? 0) })}</td>
              </tr>
            ))}
          </tbody>
        </TextTable>
      </ScrollRegion>
      {lines.length > mostNamed ? (
        <Text fontSize="sm" color="muted">
          {t('indexation.first', { shown: format.number(mostNamed), n: format.number(lines.length) })}
        </Text>
      ) : null}
    </>
  );
}

import type { RealEstateObject } from '@kavel/contracts';
import type { OfficeValuation } from '@kavel/contracts/estimates';
import { type UseQueryResult, useQuery } from '@kavel/query';
import { Notice, Skeleton, Stack } from '@kavel/ui/core';
import { useMemo } from 'react';
import { QueryError } from '../../../common/query-error';
import { useTexts } from '../../../i18n';
import { BySales, investmentReferencesQuery } from '../../income';
import type { OfficeQuestion } from '../model/office-question';
import { referencesAround } from '../model/references-around';
import { OfficeFigures } from './office-figures';
import { RentMethod } from './rent-method';
import { RentSensitivity } from './rent-sensitivity';
import { YieldReferences } from './yield-references';

export interface OfficeResultProps {
  question: OfficeQuestion;
  /** Reach of the references; null is anywhere. */
  kilometres: number | null;
  object: UseQueryResult<RealEstateObject>;
  outcome: UseQueryResult<OfficeValuation>;
}

/** The value by rent and by sales, how it is made, and the references around the office. */
export function OfficeResult({ question, kilometres, object, outcome }: OfficeResultProps) {
  const t = useTexts();
  const office = object.data;
  const references = useQuery({
    ...investmentReferencesQuery(office ? referencesAround(office, kilometres, outcome.data?.valueDate) : {}),
    enabled: office !== undefined && outcome.data !== undefined,
  });
  const found = useMemo(
    () => references.data?.references.filter(({ vtwType }) => vtwType === 'kantoor'),
    [references.data],
  );
  const failed = [object, outcome].find(({ isError }) => isError);
  if (failed) return <QueryError error={failed.error} onRetry={() => void failed.refetch()} />;
  if (!office || !outcome.data)
    return <Skeleton height="24rem" role="status" aria-label={t('common.loading')} />;
  const { byRent, bySales } = outcome.data;
  return (
    <Stack gap="6">
      <OfficeFigures outcome={outcome.data} references={found} />
      {byRent ? (
        <>
          <RentMethod byRent={byRent} question={question} />
          {byRent.sensitivity ? <RentSensitivity byRent={byRent} sensitivity={byRent.sensitivity} /> : null}
        </>
      ) : (
        <Notice tone="info">{t('office.nothingLeft')}</Notice>
      )}
      <BySales bySales={bySales} noSales={t('office.noSales')} />
      {references.isError ? (
        <QueryError error={references.error} onRetry={() => void references.refetch()} />
      ) : found ? (
        <YieldReferences key={office.objectId} office={office} references={found} kilometres={kilometres} />
      ) : (
        <Skeleton height="20rem" />
      )}
    </Stack>
  );
}

import { call } from '@kavel/api-client';
import { passportApi } from '@kavel/contracts/passports';
import { useFormats } from '@kavel/i18n';
import { useMutation, useQuery, useQueryClient } from '@kavel/query';
import { Button, ErrorText, Flex, PlainList, Skeleton, Text } from '@kavel/ui/core';
import { linksQuery } from '../api/link-calls';
import { useTexts } from '../i18n';
import { lastDay } from '../model/last-day';

/** The user's links to a passport; one that works can be withdrawn. */
export function LinkList({ objectId }: { objectId: string }) {
  const t = useTexts();
  const format = useFormats();
  const queries = useQueryClient();
  const { data: links, error } = useQuery(linksQuery(objectId));
  const withdrawing = useMutation({
    mutationFn: (id: string) => call(passportApi.withdrawPassportLink, { params: { id } }),
    onSuccess: () => queries.invalidateQueries({ queryKey: linksQuery(objectId).queryKey }),
  });
  return (
    <section>
      <Text as="h3" fontSize="sm" fontWeight="semibold">
        {t('links')}
      </Text>
      {withdrawing.error ? <ErrorText>{t('failed')}</ErrorText> : null}
      {links?.length === 0 ? (
        <Text fontSize="sm" color="muted">
          {t('none')}
        </Text>
      ) : links ? (
        <PlainList rules="between">
          {links.map(({ id, parts, state, createdAt, expiresAt }) => (
            <Flex as="li" key={id} py="2" gap="3" alignItems="center" justifyContent="space-between">
              <Text fontSize="sm">
                {t(`state.${state}`, { until: format.date(lastDay(expiresAt)) })}
                <Text as="span" display="block" fontSize="xs" color="muted">
                  {t('createdAt', { date: format.date(createdAt) })} ·{' '}
                  {parts.map(part => t(`names.${part}`)).join(', ')}
                </Text>
              </Text>
              {state === 'open' ? (
                <Button disabled={withdrawing.isPending} onClick={() => withdrawing.mutate(id)}>
                  {t('withdraw')}
                </Button>
              ) : null}
            </Flex>
          ))}
        </PlainList>
      ) : error ? (
        <ErrorText>{t('failed')}</ErrorText>
      ) : (
        <Skeleton height="2rem" />
      )}
    </section>
  );
}

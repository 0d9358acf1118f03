import { call } from '@kavel/api-client';
import { portfolioApi } from '@kavel/contracts';
import type { ManagedUser } from '@kavel/contracts/management';
import type { OwnerWhoLeft } from '@kavel/contracts/portfolios';
import { bus } from '@kavel/event-bus';
import { useQuery } from '@kavel/query';
import { Box, Button, Flex, Notice, Stack, Text } from '@kavel/ui/core';
import { Field, Select } from '@kavel/ui/forms';
import { type FormEvent, useState } from 'react';
import { toast, useChange } from '../../common/changes';
import { useErrorText } from '../../common/error-text';
import { managementQueries } from '../../common/queries';
import { useTexts } from '../../i18n';

/** Number of names shown; the rest is a count. */
const namesShown = 5;

/** Transfers the portfolios of a deactivated user to another owner. Renders nothing without portfolios. */
export function Handover({ user }: { user: ManagedUser }) {
  const left = useQuery(managementQueries.ownersWhoLeft());
  const users = useQuery(managementQueries.users(undefined));
  const owner = left.data?.find(one => one.userId === user.userId);
  const colleagues = users.data?.filter(({ active }) => active);
  return owner && colleagues ? <HandoverForm owner={owner} name={user.name} colleagues={colleagues} /> : null;
}

interface HandoverFormProps {
  owner: OwnerWhoLeft;
  name: string;
  colleagues: readonly ManagedUser[];
}

function HandoverForm({ owner: { userId, portfolios }, name, colleagues }: HandoverFormProps) {
  const t = useTexts();
  const textOf = useErrorText();
  const change = useChange();
  const [toUserId, setTo] = useState('');
  const more = portfolios.length - namesShown;
  const names = portfolios.slice(0, namesShown).map(portfolio => portfolio.name);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const done = await change.run(() =>
      call(portfolioApi.handOver, { body: { fromUserId: userId, toUserId } }),
    );
    if (!done) return;
    for (const { id } of portfolios) bus.publish('portfolio-changed', { portfolioId: id });
    toast('success', t('handover.done', { count: portfolios.length }));
  };

  return (
    <form onSubmit={event => void submit(event)}>
      <Stack gap="3" borderTopWidth="1px" borderColor="line" pt="4">
        <Box as="h3" fontWeight="semibold">
          {t('handover.title', { count: portfolios.length })}
        </Box>
        <Text color="muted" fontSize="sm" overflowWrap="anywhere">
          {names.join(' · ')}
          {more > 0 ? ` · ${t('handover.more', { count: more })}` : ''}
        </Text>
        <Field label={t('handover.to')} hint={t('handover.hint', { name })}>
          <Select required value={toUserId} onChange={event => setTo(event.target.value)}>
            <option value="">{t('handover.choose')}</option>
            {colleagues.map(colleague => (
              <option key={colleague.userId} value={colleague.userId}>
                {colleague.name}
              </option>
            ))}
          </Select>
        </Field>
        {change.error ? <Notice tone="error">{textOf(change.error)}</Notice> : null}
        <Flex justifyContent="flex-end">
          <Button type="submit" variant="solid" disabled={change.busy || toUserId === ''}>
            {t('handover.submit')}
          </Button>
        </Flex>
      </Stack>
    </form>
  );
}

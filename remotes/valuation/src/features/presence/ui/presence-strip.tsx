import { valuationQueries } from '@kavel/api-client';
import { type ForeignChange, valuationSteps } from '@kavel/contracts/valuations';
import { useFormats } from '@kavel/i18n';
import { useQuery, useQueryClient } from '@kavel/query';
import { useLocation } from '@kavel/router';
import { Button, Flex, Text } from '@kavel/ui/core';
import { X } from '@kavel/ui/icons';
import { useState } from 'react';
import { useTexts } from '../../../i18n';
import { presenceOf } from '../api/presence-query';
import { Avatars } from './avatars';

/** By valuation, the change that this tab has: kept while it walks through the steps. */
const takenOf = new Map<string, string | null>();

/** Who else has this valuation open, and what somebody else changed since it was loaded here. */
export function PresenceStrip({ valuationId }: { valuationId: string }) {
  const t = useTexts();
  const client = useQueryClient();
  const last = useLocation().pathname.split('/').at(-1);
  const step = valuationSteps.find(one => one === last) ?? 'buckets';
  const { data } = useQuery(presenceOf(valuationId, step));
  /** The change that this page has: undefined until the first answer. */
  const [taken, setShownTaken] = useState(() => takenOf.get(valuationId));
  const setTaken = (at: string | null | undefined) => {
    if (at !== undefined) takenOf.set(valuationId, at);
    setShownTaken(at);
  };
  const newest = data === undefined ? undefined : (data.lastChange?.at ?? null);
  if (taken === undefined && newest !== undefined) setTaken(newest);
  const change = data?.lastChange && taken !== undefined && newest !== taken ? data.lastChange : null;
  const said = useChangeText();

  const take = () => {
    setTaken(newest);
    void client.invalidateQueries({ queryKey: valuationQueries.one(valuationId) });
    void client.invalidateQueries({ queryKey: [...valuationQueries.all(), 'list'] });
  };
  if (change) {
    return (
      <Flex role="status" align="center" gap="2" minWidth="0" flex="1">
        <Text fontSize="sm" fontWeight="medium" truncate title={said(change)}>
          {said(change)}
        </Text>
        <Button variant="solid" onClick={take}>
          {t('presence.take')}
        </Button>
        <Button
          variant="ghost"
          size="icon"
          aria-label={t('presence.later')}
          title={t('presence.later')}
          onClick={() => setTaken(newest)}
        >
          <X aria-hidden />
        </Button>
      </Flex>
    );
  }
  return data && data.others.length > 0 ? <Avatars others={data.others} /> : null;
}

function useChangeText(): (change: ForeignChange) => string {
  const t = useTexts();
  const f = useFormats();
  return ({ by, edit, status }) => {
    if (status !== null) return t('presence.moved', { name: by.name, status: t(`status.${status}`) });
    if (edit === null) return by.name;
    const what = t(`edits.kinds.${edit.kind}`, {
      subject: edit.subject ?? '',
      from: edit.from === null ? '' : f.money(edit.from),
      to: edit.to === null ? '' : f.money(edit.to),
    });
    return `${by.name}: ${what}`;
  };
}

import { valuationQueries } from '@kavel/api-client';
import type { ValuationDetail } from '@kavel/contracts';
import { useQuery } from '@kavel/query';
import { Box, Button, Card, SectionTitle, Text } from '@kavel/ui/core';
import { useState } from 'react';
import { useKeptFocus } from '../../../common/use-kept-focus';
import { useTexts } from '../../../i18n';
import { lastApprovedBefore } from '../model/last-approved';
import { BridgeView } from './bridge-view';

/** Change since the portfolio's last approved valuation; renders nothing without one. */
export function SinceApproved({ valuation }: { valuation: ValuationDetail }) {
  const t = useTexts();
  const list = useQuery(valuationQueries.list(valuation.portfolioId));
  const [open, setOpen] = useState(false);
  const card = useKeptFocus<HTMLElement>(open);
  const earlier = lastApprovedBefore(valuation, list.data ?? []);
  if (!earlier) return null;
  return (
    <Card ref={card} tabIndex={-1} p="4">
      <SectionTitle mb="1">{t('compare.since')}</SectionTitle>
      <Text fontSize="sm" color="muted" mb="3">
        {t('compare.sinceText', { name: earlier.name })}
      </Text>
      {open ? (
        <BridgeView fromId={earlier.id} toId={valuation.id} />
      ) : (
        <Box>
          <Button onClick={() => setOpen(true)}>{t('compare.show')}</Button>
        </Box>
      )}
    </Card>
  );
}

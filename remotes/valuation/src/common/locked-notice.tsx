import { isEditable, isOnRecord, type ValuationDetail } from '@kavel/contracts';
import { useNavigate } from '@kavel/router';
import { Box, Button, Notice } from '@kavel/ui/core';
import { useState } from 'react';
import { DuplicateDialog } from '../features/valuations';
import { useTexts } from '../i18n';
import { stepPath } from './open-valuation';

/** Explains why nothing can be edited now; an approved valuation can be duplicated instead. */
export function LockedNotice({ valuation }: { valuation: ValuationDetail }) {
  const t = useTexts();
  const navigate = useNavigate();
  const [duplicating, setDuplicating] = useState(false);
  if (isEditable(valuation)) return null;
  return (
    <Notice tone="info">
      {t(valuation.status === 'in-review' ? 'status.lockedInReview' : 'status.locked')}
      {isOnRecord(valuation) ? (
        <Box mt="2">
          <Button onClick={() => setDuplicating(true)}>{t('hub.duplicate')}</Button>
        </Box>
      ) : null}
      {duplicating ? (
        <DuplicateDialog
          valuation={valuation}
          onClose={() => setDuplicating(false)}
          onDuplicated={id => navigate(stepPath(id, 'buckets'))}
        />
      ) : null}
    </Notice>
  );
}

import { valuationQueries } from '@kavel/api-client';
import type { StatusMove, ValuationDetail } from '@kavel/contracts';
import { useQuery } from '@kavel/query';
import { Button, Flex } from '@kavel/ui/core';
import { useEffect, useRef, useState } from 'react';
import { StatusBadge } from '../../../common/status-badge';
import { useTexts } from '../../../i18n';
import { MoveDialog } from './move-dialog';

const none: readonly StatusMove[] = [];

/** The status, and a button for each allowed transition; a refusal shows its reason. */
export function StatusMoves({ valuation }: { valuation: ValuationDetail }) {
  const t = useTexts();
  const history = useQuery(valuationQueries.history(valuation.id));
  const [chosen, setChosen] = useState<StatusMove | null>(null);
  const moves = history.data?.moves ?? none;
  const frame = useRef<HTMLDivElement>(null);
  const hasMoved = useRef(false);
  // The pressed button is replaced by the next transitions: move keyboard focus here.
  useEffect(() => {
    if (!hasMoved.current || moves.length === 0) return;
    if (document.activeElement === document.body) frame.current?.focus();
  }, [moves]);
  return (
    <Flex
      ref={frame}
      role="group"
      aria-label={t('status.label')}
      tabIndex={-1}
      gap="2"
      align="center"
      wrap="wrap"
    >
      <StatusBadge status={valuation.status} />
      {moves.map(move => (
        <Button
          key={move.to}
          variant={move.to === 'approved' || move.to === 'in-review' ? 'solid' : 'outline'}
          disabled={move.refusal !== null}
          title={move.refusal === null ? undefined : t(`status.refusals.${move.refusal}`)}
          aria-describedby={move.refusal === null ? undefined : 'status-refusal'}
          onClick={() => setChosen(move)}
        >
          {t(`status.moves.${move.to}`)}
        </Button>
      ))}
      {chosen ? (
        <MoveDialog
          valuation={valuation}
          move={chosen}
          onClose={() => setChosen(null)}
          onMoved={() => {
            hasMoved.current = true;
          }}
        />
      ) : null}
    </Flex>
  );
}

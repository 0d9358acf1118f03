import type { Candidate } from '@kavel/contracts/sourcing';
import { useFormats } from '@kavel/i18n';
import { type Column, DataTable } from '@kavel/ui/data';
import { Checkbox } from '@kavel/ui/forms';
import { useMemo } from 'react';
import { useTexts } from '../i18n';
import { strongestOf } from '../model/strongest';

export interface CandidateTableProps {
  candidates: readonly Candidate[];
  total: number;
  selectedId: string | null;
  onSelect: (pandId: string) => void;
  hoveredId: string | null;
  onHover: (pandId: string | null) => void;
  /** Panden to add to a portfolio. */
  ticked: ReadonlySet<string>;
  onTick: (pandId: string) => void;
  onMore: () => void;
}

/** The candidates by score, in step with the map; more are loaded while scrolling. */
export function CandidateTable({ candidates, ticked, onTick, ...props }: CandidateTableProps) {
  const t = useTexts();
  const { number } = useFormats();
  const columns = useMemo<Column<Candidate>[]>(
    () => [
      {
        key: 'tick',
        header: '',
        width: '2.75rem',
        cell: ({ pandId, address }) => (
          <Checkbox
            hideLabel
            label={t('select', { address })}
            checked={ticked.has(pandId)}
            onChange={() => onTick(pandId)}
          />
        ),
      },
      {
        key: 'score',
        header: t('score'),
        width: '5.25rem',
        numeric: true,
        cell: ({ score }) => number(Math.round(score)),
      },
      { key: 'address', header: t('address'), width: 'minmax(9rem, 2fr)', cell: ({ address }) => address },
      {
        key: 'strongest',
        header: t('strongest'),
        width: 'minmax(9.5rem, 1fr)',
        cell: candidate => {
          const strongest = strongestOf(candidate);
          return strongest ? t(`signals.${strongest.key}`) : '–';
        },
      },
    ],
    [t, number, ticked, onTick],
  );
  return (
    <DataTable
      label={t('table')}
      columns={columns}
      rows={candidates}
      rowKey={({ pandId }) => pandId}
      rowCount={props.total}
      maxHeight="100%"
      selectedKey={props.selectedId}
      onSelect={({ pandId }) => props.onSelect(pandId)}
      hoveredKey={props.hoveredId}
      onHover={candidate => props.onHover(candidate?.pandId ?? null)}
      onEndReached={props.onMore}
    />
  );
}

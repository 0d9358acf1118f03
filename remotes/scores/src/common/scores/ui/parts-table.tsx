import type { PropertyScore, ScorePart } from '@kavel/contracts';
import { useFormats } from '@kavel/i18n';
import { SectionTitle, Skeleton, Text, TextTable } from '@kavel/ui/core';
import { lazy, Suspense, useState } from 'react';
import { useTexts } from '../i18n';
import type { CatalogueMetric } from '../model/catalogue';
import { inOrder } from '../model/score-summary';
import type { WhatIf } from '../model/what-if';
import { PartRow } from './part-row';

const PartEditor = lazy(async () => ({ default: (await import('./part-editor')).PartEditor }));

/** On a phone each part is a block: name, figures side by side, then what is as wide as the block. */
const look = {
  '& tbody tr > th': { width: { md: '34%', _print: '34%' } },
  // On paper no width of a screen applies: seven columns have to fit.
  _print: {
    '& :is(th, td)': { px: '1', fontSize: '0.6875rem', whiteSpace: 'normal' },
    // The total once, not at the end of each page.
    '& tfoot': { display: 'table-row-group' },
  },
  '& tbody tr[data-editor]': { bg: 'sunken' },
  '& tbody tr[data-editor] > td': { px: '3' },
  mdDown: {
    '&, & tbody, & tfoot': { display: 'block' },
    // Also small: hidden at its full width it would make the page wider than a phone.
    '& thead': { position: 'absolute', clipPath: 'inset(50%)', width: '1px', overflow: 'hidden' },
    '& tbody tr': {
      display: 'grid',
      gridTemplateColumns: 'repeat(3, auto)',
      justifyContent: 'space-between',
      columnGap: '4',
      py: '3',
    },
    '& tbody tr[data-editor]': { display: 'block' },
    '& tbody tr:not([data-editor]) :is(th, td)': { p: '0' },
    '& tbody th, & [data-wide]': { gridColumn: '1 / -1' },
    '& [data-wide]': { order: 1, mt: '2', whiteSpace: 'normal' },
    '& tbody [data-figure]': { textAlign: 'start', mt: '2' },
    '& tfoot tr': { display: 'flex', justifyContent: 'space-between' },
    '& tfoot td:empty': { display: 'none' },
  },
} as const;

export interface PartsTableProps {
  score: PropertyScore;
  metrics: readonly CatalogueMetric[];
  /** What the user changed; without it the rows only show. */
  editing?: {
    /** What was measured, to show beside the user's values. */
    measured: PropertyScore;
    whatIf: WhatIf;
    onChange: (next: WhatIf) => void;
  };
}

/**
 * Every part of a score: value, references where any part has one, points, weight, contribution, level, source and
 * period. A row opens to change its value or weight.
 */
export function PartsTable({ score, metrics, editing }: PartsTableProps) {
  const t = useTexts();
  const format = useFormats();
  const [open, setOpen] = useState<string | null>(null);
  const metricOf = new Map(metrics.map(metric => [metric.key, metric]));
  const measuredOf = new Map(editing?.measured.parts.map(part => [part.key, part]));
  const hasReferences = score.parts.some(
    ({ reference: { gemeente, country } }) => gemeente !== null || country !== null,
  );
  const rows = (part: ScorePart) => {
    const metric = metricOf.get(part.key);
    const original = measuredOf.get(part.key) ?? part;
    return [
      <PartRow
        key={part.key}
        part={part}
        measured={original}
        metric={metric}
        completeness={score.completeness}
        hasReferences={hasReferences}
        editor={
          editing && {
            open: open === part.key,
            onOpen: () => setOpen(open === part.key ? null : part.key),
          }
        }
      />,
      editing && open === part.key && metric ? (
        <tr key={`${part.key} editor`} data-editor>
          <td colSpan={hasReferences ? 7 : 6}>
            <Suspense fallback={<Skeleton height="8rem" />}>
              <PartEditor
                metric={metric}
                part={original}
                use={score.use}
                metrics={metrics}
                whatIf={editing.whatIf}
                onChange={editing.onChange}
              />
            </Suspense>
          </td>
        </tr>
      ) : null,
    ];
  };
  return (
    <section>
      <SectionTitle>{t('parts.heading')}</SectionTitle>
      <Text mt="1" color="muted" maxWidth="44rem">
        {t('parts.lead')}
      </Text>
      <TextTable mt="4" css={look} aria-label={t('parts.heading')}>
        <thead>
          <tr>
            <th scope="col">{t('parts.part')}</th>
            <th scope="col" data-figure>
              {t('parts.value')}
            </th>
            {hasReferences ? (
              <th scope="col" data-figure>
                {t('parts.gemeente')} / {t('parts.country')}
              </th>
            ) : null}
            <th scope="col">{t('parts.points')}</th>
            <th scope="col" data-figure>
              {t('parts.weight')}
            </th>
            <th scope="col" data-figure>
              {t('parts.contribution')}
            </th>
            {editing ? <td /> : null}
          </tr>
        </thead>
        <tbody>{inOrder(score.parts).flatMap(rows)}</tbody>
        <tfoot>
          <tr>
            <th scope="row">{t('parts.total')}</th>
            <td colSpan={hasReferences ? 4 : 3} />
            <td data-figure>{score.score === null ? '–' : format.decimal(score.score)}</td>
            {editing ? <td /> : null}
          </tr>
        </tfoot>
      </TextTable>
    </section>
  );
}

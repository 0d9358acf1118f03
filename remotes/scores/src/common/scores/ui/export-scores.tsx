import { csvFile, exportFile, workbookFile } from '@kavel/files';
import { fileNameOf, useVtwTypes } from '@kavel/i18n';
import { Button, Flex, Text } from '@kavel/ui/core';
import { useState } from 'react';
import { useTexts } from '../i18n';
import { type FileTexts, fileRows } from '../model/score-file';
import type { RowFilter, ScoreRow } from '../model/score-rows';
import type { WhatIf } from '../model/what-if';
import { useBandChoiceText } from './score-total';

export interface ExportScoresProps {
  portfolioId: string;
  /** Name of the score. */
  title: string;
  rows: readonly ScoreRow[];
  filter: RowFilter;
  whatIf: WhatIf;
}

/** Saves the rows that are shown, with filter and weights, as CSV or XLSX. */
export function ExportScores({ portfolioId, title, rows, filter, whatIf }: ExportScoresProps) {
  const t = useTexts();
  const types = useVtwTypes();
  const bandText = useBandChoiceText();
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');
  const weights = Object.entries(whatIf.weights).map(([key, points]) => `${key} ${points}`);
  const filters = [filter.text, ...filter.bands.map(bandText)].filter(Boolean);
  const texts: FileTexts = {
    headers: [
      t('portfolio.address'),
      t('portfolio.id'),
      t('portfolio.type'),
      t('portfolio.score'),
      t('total.band'),
      t('total.completeness'),
      t('total.confidence'),
      t('portfolio.lon'),
      t('portfolio.lat'),
    ],
    notes: [
      [t('portfolio.filter'), filters.join(', ') || t('portfolio.noFilter')],
      [t('whatIf.weights'), weights.join(', ') || t('saved.default')],
    ],
    type: ({ vtwType }) => types(vtwType),
    band: ({ band }) => bandText(band ?? 'none'),
  };
  const contentOf = (kind: 'csv' | 'xlsx') => {
    const table = fileRows(rows, texts);
    const notes = texts.notes.map(note => [...note]);
    if (kind === 'csv') return csvFile([...table, [], ...notes]);
    const widths = [40, 20, 16, 10, 24, 12, 12, 12, 12];
    return workbookFile([
      { name: title.slice(0, 31), rows: table, widths, stickyRows: 1 },
      { name: t('portfolio.filter'), rows: notes, widths: [20, 60] },
    ]);
  };
  const save = async (kind: 'csv' | 'xlsx') => {
    setState('busy');
    try {
      const fileName = fileNameOf([title, t('portfolio.fileName')], kind);
      const content = await contentOf(kind);
      await exportFile({ content, fileName, object: 'portfolio', objectId: portfolioId, rows: rows.length });
      setState('idle');
    } catch {
      setState('failed');
    }
  };
  return (
    <Flex gap="2" alignItems="center" flexWrap="wrap">
      {(['csv', 'xlsx'] as const).map(kind => (
        <Button key={kind} disabled={state === 'busy' || rows.length === 0} onClick={() => void save(kind)}>
          {t(`portfolio.${kind}`)}
        </Button>
      ))}
      {state === 'failed' ? (
        <Text role="alert" fontSize="sm">
          {t('portfolio.exportFailed')}
        </Text>
      ) : null}
    </Flex>
  );
}

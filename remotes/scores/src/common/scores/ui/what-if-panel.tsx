import type { ScoreUse } from '@kavel/contracts';
import { Box, Button, Card, Flex, SectionTitle, Text } from '@kavel/ui/core';
import { useState } from 'react';
import { useTexts } from '../i18n';
import type { CatalogueMetric } from '../model/catalogue';
import { countOf, nothingChanged, type WhatIf } from '../model/what-if';
import { SavedWeights } from './saved-weights';
import { WeightsEditor } from './weights-editor';

export interface WhatIfPanelProps {
  metrics: readonly CatalogueMetric[];
  use: ScoreUse;
  whatIf: WhatIf;
  onChange: (next: WhatIf) => void;
  /** Values cannot be changed here. */
  weightsOnly?: boolean;
}

/** How much the user changed, a way back to the catalogue, and all weights. */
export function WhatIfPanel(props: WhatIfPanelProps) {
  const { metrics, use, whatIf, onChange, weightsOnly = false } = props;
  const t = useTexts();
  const [open, setOpen] = useState(false);
  const count = countOf(whatIf);
  return (
    <Card p="4">
      <SectionTitle>{t('whatIf.heading')}</SectionTitle>
      <Text mt="1" fontSize="sm" color="muted">
        {t(weightsOnly ? 'whatIf.leadWeights' : 'whatIf.lead')}
      </Text>
      <Flex mt="3" alignItems="center" justifyContent="space-between" gap="2" flexWrap="wrap">
        <Text role="status" fontSize="sm" fontWeight="medium">
          {count > 0 ? t('whatIf.count', { count }) : t('whatIf.none')}
        </Text>
        <Button disabled={count === 0} onClick={() => onChange(nothingChanged)}>
          {t('whatIf.resetAll')}
        </Button>
      </Flex>
      <SavedWeights whatIf={whatIf} onChange={onChange} />
      <Button mt="3" aria-expanded={open} onClick={() => setOpen(!open)}>
        {t(open ? 'whatIf.hide' : 'whatIf.show')}
      </Button>
      {open ? (
        <Box mt="3">
          <WeightsEditor metrics={metrics} use={use} whatIf={whatIf} onChange={onChange} />
        </Box>
      ) : null}
    </Card>
  );
}

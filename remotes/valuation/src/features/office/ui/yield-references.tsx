import type { RealEstateObject } from '@kavel/contracts';
import type { InvestmentReference } from '@kavel/contracts/estimates';
import { useFormats } from '@kavel/i18n';
import { useSearchParams } from '@kavel/router';
import { Box, Button, EmptyState, SectionTitle, Text } from '@kavel/ui/core';
import { DataTable } from '@kavel/ui/data';
import { useState } from 'react';
import { TableCard } from '../../../common/table-card';
import { useTexts } from '../../../i18n';
import { median, medianYield, rentPerM2, useInvestmentColumns } from '../../income';
import { readQuestion, writeQuestion } from '../model/office-question';
import { widerThan } from '../model/references-around';
import { OfficeMap } from './office-map';

export interface YieldReferencesProps {
  office: RealEstateObject;
  references: readonly InvestmentReference[];
  /** Reach; null is anywhere. */
  kilometres: number | null;
}

/** Rents and yields around the office, on a map and in a table: what is chosen in one is chosen in the other. */
export function YieldReferences({ office, references, kilometres }: YieldReferencesProps) {
  const t = useTexts();
  const f = useFormats();
  const columns = useInvestmentColumns();
  const [chosen, setChosen] = useState<string | null>(null);
  const [hovered, setHovered] = useState<string | null>(null);
  const middle = medianYield(references);
  const rent = median(references.flatMap(sale => rentPerM2(sale) ?? []));
  const choose = (id: string | null) => setChosen(id === chosen ? null : id);

  return (
    <Box as="section" aria-label={t('office.references')}>
      <SectionTitle>{t('office.references')}</SectionTitle>
      <Text fontSize="sm" color="muted">
        {t('office.referencesIntro')}
      </Text>
      <Text fontSize="sm" mt="1" aria-live="polite">
        {middle === null
          ? null
          : t('office.found', {
              count: references.length,
              yield: f.percent(middle),
              rent: rent === null ? '–' : f.money(rent),
            })}
      </Text>
      {references.length === 0 ? (
        <NoReferences kilometres={kilometres} />
      ) : (
        <>
          <Box height="22rem" my="3" borderRadius="lg" overflow="hidden" borderWidth="1px" borderColor="line">
            <OfficeMap
              office={office}
              references={references}
              chosenId={chosen}
              hoveredId={hovered}
              onHover={setHovered}
              onChoose={choose}
            />
          </Box>
          <TableCard maxHeight="26rem">
            <DataTable
              label={t('office.references')}
              columns={columns}
              rows={references}
              rowKey={sale => sale.id}
              minWidth="48rem"
              selectedKey={chosen}
              onSelect={sale => choose(sale.id)}
              hoveredKey={hovered}
              onHover={sale => setHovered(sale?.id ?? null)}
            />
          </TableCard>
          {references.some(sale => sale.fictional) ? (
            <Text mt="1" fontSize="xs" color="muted">
              {t('valuation.fictionalNote')}
            </Text>
          ) : null}
        </>
      )}
    </Box>
  );
}

function NoReferences({ kilometres }: { kilometres: number | null }) {
  const t = useTexts();
  const f = useFormats();
  const [query, setQuery] = useSearchParams();
  const distance = (km: number) => f.distance(km * 1000);
  const wider = kilometres === null ? null : widerThan(kilometres);
  const widen = (km: number) => setQuery(writeQuestion({ ...readQuestion(query), distance: String(km) }));
  return (
    <EmptyState
      title={t('office.none.title')}
      description={
        kilometres === null
          ? t('office.none.anywhere')
          : t('office.none.description', { distance: distance(kilometres) })
      }
      action={
        wider === null ? undefined : (
          <Button onClick={() => widen(wider)}>
            {t('office.none.wider', { distance: distance(wider) })}
          </Button>
        )
      }
    />
  );
}

import { isEditable } from '@kavel/contracts';
import { type CapexItem, capexLimits } from '@kavel/contracts/valuations';
import { useFormats } from '@kavel/i18n';
import { Button, Card, Flex, Notice, SectionTitle, Skeleton, Text } from '@kavel/ui/core';
import { PlainTable, PlainTableFrame, Td, Th } from '@kavel/ui/data';
import { Plus } from '@kavel/ui/icons';
import { useState } from 'react';
import { type OpenValuation, unitName } from '../../../common/open-valuation';
import { QueryError } from '../../../common/query-error';
import { RowActions } from '../../../common/row-actions';
import { useTexts } from '../../../i18n';
import { ItemDialog } from './item-dialog';
import { useCapex } from './use-capex';

interface CapexCardProps extends OpenValuation {
  /** Ids of items that no unit of the cash flow bears. */
  leftOut: readonly string[];
}

/** Planned expenses by year; a draft can be changed. */
export function CapexCard({ valuation, buckets, leftOut }: CapexCardProps) {
  const t = useTexts();
  const f = useFormats();
  const [open, setOpen] = useState<{ item: CapexItem | null } | null>(null);
  const { plan, save, keep, remove } = useCapex(valuation.id, () => setOpen(null));
  const items = (plan.data?.items ?? []).toSorted((a, b) => a.year - b.year);
  const editable = isEditable(valuation);
  const show = (item: CapexItem | null) => {
    save.reset();
    setOpen({ item });
  };
  const scopeName = ({ scope }: CapexItem) => {
    if (scope.of === 'valuation') return t('capex.all');
    if (scope.of === 'bucket') return buckets[scope.bucket]?.name ?? t('capex.gone');
    const unit = valuation.units.find(({ id }) => id === scope.unitId);
    return unit ? unitName(unit) : t('capex.gone');
  };

  return (
    <Card p="4" flexShrink="0" breakInside="avoid">
      <Flex gap="3" align="center" wrap="wrap" mb="1">
        <SectionTitle flex="1">{t('capex.title')}</SectionTitle>
        {editable && plan.data && items.length < capexLimits.items ? (
          <Button onClick={() => show(null)}>
            <Plus aria-hidden />
            {t('capex.add')}
          </Button>
        ) : null}
      </Flex>
      {plan.isError ? (
        <QueryError error={plan.error} onRetry={() => void plan.refetch()} />
      ) : plan.isPending ? (
        <Skeleton height="4rem" />
      ) : items.length === 0 ? (
        <Text fontSize="sm" color="muted">
          {t('capex.empty')}
        </Text>
      ) : (
        <>
          <Text fontSize="sm" color="muted">
            {t('capex.priceLevel')}
          </Text>
          <PlainTableFrame mt="2" label={t('capex.title')}>
            <PlainTable aria-label={t('capex.title')}>
              <thead>
                <tr>
                  <Th numeric>{t('capex.year')}</Th>
                  <Th>{t('capex.description')}</Th>
                  <Th>{t('capex.kind')}</Th>
                  <Th>{t('capex.scope')}</Th>
                  <Th numeric>{t('capex.amount')}</Th>
                  <Th numeric>{t('capex.rent')}</Th>
                  {editable ? <Th>{t('appraisal.actions')}</Th> : null}
                </tr>
              </thead>
              <tbody>
                {items.map(item => (
                  <tr key={item.id}>
                    <Td numeric>{item.year}</Td>
                    <Td whiteSpace="normal">{item.description}</Td>
                    <Td>{t(`capex.kinds.${item.kind}`)}</Td>
                    <Td>{scopeName(item)}</Td>
                    <Td numeric>{f.number(item.amount)}</Td>
                    <Td numeric>
                      {item.rent
                        ? t('capex.rentFrom', {
                            amount: f.number(item.rent.amount),
                            year: item.rent.fromYear,
                          })
                        : '–'}
                    </Td>
                    {editable ? (
                      <Td>
                        <RowActions
                          labels={{
                            edit: t('capex.edit', { name: item.description }),
                            remove: t('capex.remove', { name: item.description }),
                          }}
                          removing={save.isPending}
                          onEdit={() => show(item)}
                          onRemove={() => remove(item)}
                        />
                      </Td>
                    ) : null}
                  </tr>
                ))}
              </tbody>
            </PlainTable>
          </PlainTableFrame>
        </>
      )}
      {leftOut.length > 0 ? (
        <Notice tone="warning">
          {t('capex.leftOut', {
            names: items
              .filter(({ id }) => leftOut.includes(id))
              .map(({ description }) => description)
              .join(', '),
          })}
        </Notice>
      ) : null}
      {open ? (
        <ItemDialog
          valuation={valuation}
          buckets={buckets}
          item={open.item}
          saving={save.isPending}
          error={save.error}
          onClose={() => setOpen(null)}
          onSubmit={keep}
        />
      ) : null}
    </Card>
  );
}

import { type Plan, type PlanUse, planMeasures } from '@kavel/contracts/content';
import { Button, Card, Flex, SectionTitle, Skeleton, Stack, Text } from '@kavel/ui/core';
import { Field, Input } from '@kavel/ui/forms';
import { useState } from 'react';
import { useOwnUse } from '../api/own-use';
import { usePricingTexts } from '../i18n';
import { PlanTable } from './plan-table';

const most = 10_000_000;

/** Plans side by side, calculated for a use that begins with the own one. */
export function Plans({ plans }: { plans: readonly Plan[] }) {
  const t = usePricingTexts();
  const own = useOwnUse();
  const [typed, setTyped] = useState<Partial<PlanUse>>({});
  if (own === undefined) return <Skeleton height="20rem" />;
  const use = { ...own, ...typed };
  return (
    <Stack gap="4">
      <Card p="4" display="grid" gap="3" maxWidth="46rem">
        <SectionTitle>{t('calculator')}</SectionTitle>
        <Text fontSize="sm" color="muted">
          {t('ownUse')}
        </Text>
        <Flex gap="3" wrap="wrap" alignItems="end">
          {planMeasures.map(measure => (
            <Field key={measure} label={t(`measures.${measure}`)}>
              <Input
                type="number"
                min={0}
                max={most}
                width="9rem"
                value={use[measure]}
                onChange={event =>
                  setTyped({
                    ...typed,
                    [measure]: Math.min(Math.max(0, event.target.valueAsNumber || 0), most),
                  })
                }
              />
            </Field>
          ))}
          <Button disabled={Object.keys(typed).length === 0} onClick={() => setTyped({})}>
            {t('reset')}
          </Button>
        </Flex>
      </Card>
      <PlanTable plans={plans} use={use} />
    </Stack>
  );
}

import { permissionKeys } from '@kavel/contracts';
import { type Plan, type PlanUse, planMeasures } from '@kavel/contracts/content';
import { useFormats, useLanguage } from '@kavel/i18n';
import { Box } from '@kavel/ui/core';
import { PlainTable, PlainTableFrame, Td, Th } from '@kavel/ui/data';
import { usePricingTexts } from '../i18n';
import { permissionText } from '../model/permission-text';
import { cheapestFor, exceededLimits, monthlyCost } from '../model/plan-cost';

export interface PlanTableProps {
  plans: readonly Plan[];
  use: PlanUse;
}

/** Each plan with its cost at this use, its limits, and every permission that any of them has. */
export function PlanTable({ plans, use }: PlanTableProps) {
  const t = usePricingTexts();
  const format = useFormats();
  const language = useLanguage();
  const cheapest = cheapestFor(plans, use);
  const offered = permissionKeys.filter(key => plans.some(({ permissions }) => permissions.includes(key)));
  const row = (label: string, cell: (plan: Plan) => string) => (
    <tr key={label}>
      <Th scope="row">{label}</Th>
      {plans.map(plan => (
        <Td key={plan.key}>{cell(plan)}</Td>
      ))}
    </tr>
  );
  return (
    <PlainTableFrame label={t('plans')}>
      <PlainTable>
        <thead>
          <tr>
            <Th scope="col">{t('plan')}</Th>
            {plans.map(plan => (
              <Th key={plan.key} scope="col">
                {plan.name[language]}
              </Th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            <Th scope="row">{t('cost')}</Th>
            {plans.map(plan => (
              <Td key={plan.key}>
                <Cost plan={plan} use={use} isCheapest={plan === cheapest} />
              </Td>
            ))}
          </tr>
          {planMeasures.map(measure =>
            row(t(`measures.${measure}`), ({ limits }) =>
              limits[measure] === null
                ? t('unlimited')
                : t('upTo', { count: format.number(limits[measure]) }),
            ),
          )}
          {offered.map(key =>
            row(t(`permissions.${permissionText(key)}`), ({ permissions }) =>
              t(permissions.includes(key) ? 'included' : 'excluded'),
            ),
          )}
        </tbody>
      </PlainTable>
    </PlainTableFrame>
  );
}

function Cost({ plan, use, isCheapest }: { plan: Plan; use: PlanUse; isCheapest: boolean }) {
  const t = usePricingTexts();
  const format = useFormats();
  const cost = monthlyCost(plan, use);
  const exceeded = exceededLimits(plan, use);
  const note = isCheapest
    ? t('cheapest')
    : exceeded.length > 0
      ? t('exceeded', { measures: exceeded.map(measure => t(`measures.${measure}`)).join(', ') })
      : null;
  return (
    <>
      <strong>{cost === null ? t('onRequest') : format.money(cost)}</strong>
      {note ? (
        <Box fontSize="xs" color={isCheapest ? 'green' : 'amber'} whiteSpace="normal">
          {note}
        </Box>
      ) : null}
    </>
  );
}

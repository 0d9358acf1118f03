import type { ClimateRisk } from '@kavel/contracts/sustainability';
import { useFormats } from '@kavel/i18n';
import { TextTable } from '@kavel/ui/core';
import { useTexts } from '../i18n';
import { Section } from './page-frame';

/** Exposure of the place and vulnerability of the building, apart. */
export function ClimateSection({ risks }: { risks: readonly ClimateRisk[] }) {
  const t = useTexts();
  const format = useFormats();
  const vulnerable = (value: boolean | null) =>
    value === null ? t('unknown') : t(value ? 'climate.yes' : 'climate.no');
  return (
    <Section title={t('climate.heading')}>
      <TextTable dense>
        <thead>
          <tr>
            <th scope="col">{t('climate.layer')}</th>
            <th scope="col">{t('climate.exposure')}</th>
            <th scope="col">{t('climate.vulnerable')}</th>
          </tr>
        </thead>
        <tbody>
          {risks.map(({ layer, exposure, vulnerable: found }) => (
            <tr key={layer}>
              <th scope="row">{t(`climate.${layer}`)}</th>
              <td>
                {exposure === null
                  ? t('climate.notLoaded')
                  : t(`climate.unit.${layer}`, { value: format.decimal(exposure) })}
              </td>
              <td>{vulnerable(found)}</td>
            </tr>
          ))}
        </tbody>
      </TextTable>
    </Section>
  );
}

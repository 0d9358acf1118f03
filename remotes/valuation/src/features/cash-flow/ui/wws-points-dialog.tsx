import type { WwsDwellingRent } from '@kavel/contracts';
import { useLanguage, useSourceText } from '@kavel/i18n';
import { Stack, Text } from '@kavel/ui/core';
import { PlainTable, PlainTableFrame, Td, Th } from '@kavel/ui/data';
import { Dialog } from '@kavel/ui/overlays';
import { useTexts } from '../../../i18n';

const locales = { nl: 'nl-NL', en: 'en-GB', de: 'de-DE' } as const;

export interface WwsPointsDialogProps {
  dwelling: WwsDwellingRent;
  year: number;
  source: string;
  onClose: () => void;
}

/** The WWS points of one dwelling: each component with its arithmetic, and the assumptions made. */
export function WwsPointsDialog({ dwelling, year, source, onClose }: WwsPointsDialogProps) {
  const t = useTexts();
  const locale = locales[useLanguage()];
  const sourceText = useSourceText();
  const exact = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 });
  const rent = new Intl.NumberFormat(locale, { style: 'currency', currency: 'EUR' });
  // A norm of one point per amount in euro is shown as a division.
  const term = ({ amount, times }: { amount: number; times: number }) =>
    times < 0.01
      ? `${exact.format(amount)} / ${exact.format(1 / times)}`
      : `${exact.format(amount)} × ${exact.format(times)}`;
  return (
    <Dialog open wide onClose={onClose} title={dwelling.address} closeLabel={t('common.close')}>
      <Stack gap="4">
        <PlainTableFrame label={dwelling.address}>
          <PlainTable>
            <thead>
              <tr>
                <Th>{t('wws.part')}</Th>
                <Th numeric>{t('wws.points')}</Th>
                <Th>{t('wws.arithmetic')}</Th>
              </tr>
            </thead>
            <tbody>
              {dwelling.parts.map(({ part, points, terms }) => (
                <tr key={part}>
                  <Td whiteSpace="normal">{t(`wws.parts.${part}`)}</Td>
                  <Td numeric>{exact.format(points)}</Td>
                  <Td whiteSpace="normal">{points === 0 ? '–' : terms.map(term).join(' + ')}</Td>
                </tr>
              ))}
              <tr>
                <Td strong>{t('common.total')}</Td>
                <Td numeric strong>
                  {dwelling.points}
                </Td>
                <Td>
                  {dwelling.uncapped === dwelling.points
                    ? null
                    : t('wws.capped', { points: dwelling.uncapped })}
                </Td>
              </tr>
            </tbody>
          </PlainTable>
        </PlainTableFrame>
        <Text fontSize="sm" fontWeight="semibold">
          {t('wws.outcome', { points: dwelling.points, rent: rent.format(dwelling.maxRent) })}
        </Text>
        <Stack as="ul" gap="1" ps="5" fontSize="sm" color="muted">
          {dwelling.assumed.map(assumption => (
            <li key={assumption}>{t(`wws.assumed.${assumption}`)}</li>
          ))}
        </Stack>
        <Text fontSize="xs" color="muted">
          {t('why.source')}: {sourceText(source)} ({year})
        </Text>
      </Stack>
    </Dialog>
  );
}

import type { Obligation } from '@kavel/contracts/sustainability';
import { PlainList, Text } from '@kavel/ui/core';
import { useTexts } from '../i18n';
import { Section } from './page-frame';

/** Obligations with their status and the reason for it. */
export function ObligationsSection({ obligations }: { obligations: readonly Obligation[] }) {
  const t = useTexts();
  return (
    <Section title={t('obligations.heading')}>
      <PlainList rules="between">
        {obligations.map(({ key, status, reason }) => (
          <Text as="li" key={key} py="2" fontSize="sm">
            <Text as="span" display="block">
              {t(`obligations.${key}`)}
            </Text>
            <Text as="span" fontWeight="semibold" color={status === 'fails' ? 'red' : 'text'}>
              {t(`obligations.status.${status}`)}
            </Text>
            <Text as="span" color="muted">
              {' '}
              · {t(`obligations.reason.${reason}`)}
            </Text>
            {key === 'letting-efg' && status === 'fails' ? (
              <Text as="span" display="block" color="muted">
                {t('obligations.let')}
              </Text>
            ) : null}
          </Text>
        ))}
      </PlainList>
    </Section>
  );
}

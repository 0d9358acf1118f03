import { hasPermission, useSession } from '@kavel/auth';
import { type RealEstateObject, streetAddress } from '@kavel/contracts';
import { useFormats, useVtwTypes } from '@kavel/i18n';
import { EnergyLabelBadge, Flex, LinkButton, PageTitle, Text } from '@kavel/ui/core';
import { FileText } from '@kavel/ui/icons';
import type { ReactNode } from 'react';
import { useTexts } from '../../../i18n';

export interface PassportHeaderProps {
  object: RealEstateObject;
  /** Other actions with the passport. */
  actions?: ReactNode;
  /** For a reader without an account: no actions. */
  readOnly?: boolean;
}

/** The object's address and main facts in one line, and what can be done with its passport. */
export function PassportHeader({ object, actions, readOnly = false }: PassportHeaderProps) {
  const t = useTexts();
  const types = useVtwTypes();
  const format = useFormats();
  const general = hasPermission(useSession(), 'auth.unrestricted-access-general');
  const postcode = object.postcode && `${object.postcode.slice(0, 4)} ${object.postcode.slice(4)}`;
  const facts = [
    [postcode, object.woonplaats].filter(Boolean).join(' '),
    types(object.vtwType),
    object.oppervlakte ? format.area(object.oppervlakte) : null,
    object.bouwjaar ? t('header.built', { year: String(object.bouwjaar) }) : null,
    object.fictional ? t('header.fictional') : null,
  ].filter(fact => fact !== null);
  return (
    <div>
      <Text fontSize="sm" color="muted">
        {t('header.kicker')}
      </Text>
      <PageTitle fontSize="2xl">{streetAddress(object)}</PageTitle>
      <Text mt="1">
        {object.energielabel ? (
          <Text as="span" me="2">
            <EnergyLabelBadge label={object.energielabel} />
          </Text>
        ) : null}
        {facts.join(' · ')}
      </Text>
      {readOnly ? null : (
        <Flex mt="3" gap="2" flexWrap="wrap" _print={{ display: 'none' }}>
          {general ? (
            <>
              <LinkButton to={`/pdf?document=passport&id=${object.objectId}`}>
                <FileText aria-hidden />
                {t('header.report')}
              </LinkButton>
              <LinkButton to={`/score/${object.objectId}`}>{t('header.score')}</LinkButton>
            </>
          ) : null}
          {actions}
        </Flex>
      )}
    </div>
  );
}

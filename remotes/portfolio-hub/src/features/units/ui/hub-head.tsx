import { hasPermission, useSession } from '@kavel/auth';
import { useFormats } from '@kavel/i18n';
import { Flex, LinkButton, Notice, PaperHead, TextLink } from '@kavel/ui/core';
import { PageHead } from '../../../common/page-frame';
import { useTexts } from '../../../i18n';
import { useHubTexts } from '../../../i18n/hub';
import { ValuePortfolioButton } from '../../portfolio-valuations';
import { PortfolioSharing, PortfolioSwitcher } from '../../portfolios';
import type { PortfolioTable } from '../api/hub-queries';

/** The portfolio's name with links to its other pages; explains why it is read-only when it is. */
export function HubHead({ portfolio, editable }: { portfolio: PortfolioTable; editable: boolean }) {
  const t = useTexts();
  const hub = useHubTexts();
  const format = useFormats();
  const { id, name, archivedAt } = portfolio;
  return (
    <>
      <PaperHead
        kind={hub('paper.kind')}
        facts={[
          archivedAt ? hub('archived', { date: format.date(archivedAt) }) : '',
          hub('paper.units', { count: portfolio.rows.length }),
          hub('paper.printedAt', { moment: format.moment(new Date().toISOString()) }),
        ]}
      />
      <PageHead
        title={name}
        note={<PortfolioPages id={id} />}
        beside={<PortfolioSwitcher currentId={id} pathOf={other => `/${other}/hub`} />}
        actions={
          <>
            <PortfolioSharing portfolio={portfolio} />
            {editable ? (
              <>
                <LinkButton to={`/${id}/bulk-upload`}>{t('hub.addAddresses')}</LinkButton>
                <ValuePortfolioButton portfolio={{ ...portfolio, unitCount: portfolio.rows.length }} />
              </>
            ) : null}
          </>
        }
      />
      {archivedAt ? (
        <Notice tone="info">{hub('archived', { date: format.date(archivedAt) })}</Notice>
      ) : editable ? null : (
        <Notice tone="info">{hub('readOnly')}</Notice>
      )}
    </>
  );
}

/** The other pages of the portfolio; actions stand apart from them. */
function PortfolioPages({ id }: { id: string }) {
  const t = useTexts();
  const mayMakeDocuments = hasPermission(useSession(), 'auth.unrestricted-access-general');
  const pages = [
    { to: `/${id}/valuation`, label: t('hub.valuations') },
    { to: `/${id}/rent-roll`, label: t('hub.rentRoll') },
    { to: `/${id}/value`, label: t('hub.value') },
    { to: `/${id}/services`, label: t('hub.services') },
    ...(mayMakeDocuments ? [{ to: `/pdf?document=portfolio&id=${id}`, label: t('hub.document') }] : []),
  ];
  return (
    <Flex
      as="nav"
      aria-label={t('hub.pages')}
      columnGap="4"
      wrap="wrap"
      fontSize="sm"
      _print={{ display: 'none' }}
    >
      {pages.map(({ to, label }) => (
        <TextLink key={to} to={to} display="inline-flex" alignItems="center" minHeight="6">
          {label}
        </TextLink>
      ))}
    </Flex>
  );
}

import { hasPermission, useSession } from '@kavel/auth';
import { useFormats } from '@kavel/i18n';
import { LinkButton, Notice, PaperHead } from '@kavel/ui/core';
import { FileText } from '@kavel/ui/icons';
import { PageHead } from '../../../common/page-frame';
import { useTexts } from '../../../i18n';
import { useHubTexts } from '../../../i18n/hub';
import { useRentRollTexts } from '../../../i18n/rent-roll';
import { useServiceTexts } from '../../../i18n/services';
import { ValuePortfolioButton } from '../../portfolio-valuations';
import { PortfolioSharing, PortfolioSwitcher } from '../../portfolios';
import type { PortfolioTable } from '../api/hub-queries';

/** The portfolio's name with links to its other pages; explains why it is read-only when it is. */
export function HubHead({ portfolio, editable }: { portfolio: PortfolioTable; editable: boolean }) {
  const t = useTexts();
  const hub = useHubTexts();
  const services = useServiceTexts();
  const rents = useRentRollTexts();
  const format = useFormats();
  const mayMakeDocuments = hasPermission(useSession(), 'auth.unrestricted-access-general');
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
        beside={<PortfolioSwitcher currentId={id} pathOf={other => `/${other}/hub`} />}
        actions={
          <>
            <PortfolioSharing portfolio={portfolio} />
            <LinkButton to={`/${id}/valuation`}>{t('hub.valuations')}</LinkButton>
            <LinkButton to={`/${id}/rent-roll`}>{rents('title')}</LinkButton>
            <LinkButton to={`/${id}/value`}>{t('hub.value')}</LinkButton>
            <LinkButton to={`/${id}/services`}>{services('list.title')}</LinkButton>
            {mayMakeDocuments ? (
              <LinkButton to={`/pdf?document=portfolio&id=${id}`}>
                <FileText aria-hidden />
                {t('hub.document')}
              </LinkButton>
            ) : null}
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

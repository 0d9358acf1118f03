import { hasPermission, useSession } from '@kavel/auth';
import { useQuery } from '@kavel/query';
import { Button, Flex, Notice, PageTitle, Stack, Text, TextLink } from '@kavel/ui/core';
import { Plus } from '@kavel/ui/icons';
import { useState } from 'react';
import { Loaded } from '../../../common/load-state';
import { useAddress } from '../../../common/use-address';
import { useFeeTexts } from '../../../i18n/fees';
import { feeQueries } from '../api/fee-queries';
import { AgreementDetail } from './agreement-detail';
import { AgreementList } from './agreement-list';
import { OwnCode } from './own-code';
import { TermsDialog } from './terms-dialog';

/** Fee agreements: the list, or the one selected in the address. */
export function FeeSharing() {
  const t = useFeeTexts();
  const { get } = useAddress();
  const id = get('agreement');
  const manages = hasPermission(useSession(), 'auth.management');
  return (
    <Stack px={{ base: '4', lg: '6' }} py="5" gap="4" minWidth="0">
      {id && manages ? (
        <TextLink to="/management/fee-sharing" fontSize="sm">
          ← {t('all')}
        </TextLink>
      ) : (
        <TextLink to="/management" fontSize="sm">
          ← {t('back')}
        </TextLink>
      )}
      {manages ? (
        id ? (
          <AgreementDetail key={id} id={id} />
        ) : (
          <Agreements />
        )
      ) : (
        <>
          <PageTitle>{t('title')}</PageTitle>
          <Notice tone="info" title={t('none.title')}>
            {t('none.text')}
          </Notice>
        </>
      )}
    </Stack>
  );
}

function Agreements() {
  const t = useFeeTexts();
  const { set } = useAddress();
  const query = useQuery(feeQueries.list());
  const [drafting, setDrafting] = useState(false);
  return (
    <>
      <Flex gap="3" wrap="wrap" alignItems="center" justifyContent="space-between">
        <PageTitle>{t('title')}</PageTitle>
        <Button variant="solid" onClick={() => setDrafting(true)}>
          <Plus aria-hidden /> {t('new')}
        </Button>
      </Flex>
      <Text color="muted">{t('about')}</Text>
      <Loaded query={query}>
        {({ code, agreements }) => (
          <>
            <OwnCode code={code} />
            <AgreementList party="proposer" agreements={agreements} />
            <AgreementList party="other" agreements={agreements} />
          </>
        )}
      </Loaded>
      {drafting ? (
        <TermsDialog
          agreement={null}
          onClose={() => setDrafting(false)}
          onSaved={({ id }) => set({ agreement: id })}
        />
      ) : null}
    </>
  );
}

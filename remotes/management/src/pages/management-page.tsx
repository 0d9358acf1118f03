import { hasPermission, useSession } from '@kavel/auth';
import type { Profile } from '@kavel/contracts/management';
import { useQuery } from '@kavel/query';
import { Slot, useWidgets } from '@kavel/slots';
import { Box, Flex, Notice, PageTitle, Stack, Text, TextLink } from '@kavel/ui/core';
import { Tabs } from '@kavel/ui/data';
import { Select } from '@kavel/ui/forms';
import { useFollowChanges } from '../common/changes';
import { Loaded } from '../common/load-state';
import { accountQueries, managementQueries } from '../common/queries';
import { useAddress } from '../common/use-address';
import { Account } from '../features/account';
import { AuditLog } from '../features/audit';
import { useDocumentLookTexts } from '../features/document-look';
import { InvitationList } from '../features/invitations';
import { OrganisationList } from '../features/organisations';
import { RoleList } from '../features/roles';
import { SessionList } from '../features/sessions';
import { useSigningKeyTexts } from '../features/signing-keys';
import { UserList } from '../features/users';
import { useTexts } from '../i18n';
import { useFeeTexts } from '../i18n/fees';
import { useOverrideLimitTexts } from '../i18n/override-limits';

type Tab = 'users' | 'roles' | 'organisations' | 'invitations' | 'sessions' | 'audit' | 'account';
const panelId = 'management-part';

/** `/management?tab=…`: the organisation, for its managers; the user's own account, for everybody. */
export default function ManagementPage() {
  const profile = useQuery(accountQueries.profile());
  useFollowChanges();
  return (
    <Stack px={{ base: '4', lg: '6' }} py="5" gap="4" minWidth="0">
      <Loaded query={profile}>{data => <Management profile={data} />}</Loaded>
    </Stack>
  );
}

function Management({ profile }: { profile: Profile }) {
  const t = useTexts();
  const fees = useFeeTexts();
  const overrideLimits = useOverrideLimitTexts();
  const documentLook = useDocumentLookTexts();
  const signingKeys = useSigningKeyTexts();
  const { get, keepOnly } = useAddress();
  const session = useSession();
  const manages = hasPermission(session, 'auth.management');
  const actingFor = session.selectedUser?.name;
  const tabs: readonly Tab[] = manages
    ? [
        'users',
        'roles',
        ...(profile.platform ? (['organisations'] as const) : []),
        'invitations',
        'sessions',
        'audit',
        'account',
      ]
    : ['account'];
  const offered = useWidgets('platform-tab');
  const widgets = manages && profile.platform ? offered : [];
  const asked = get('tab');
  const widget = widgets.find(({ id }) => id === asked);
  const tab = tabs.find(one => one === asked) ?? tabs[0] ?? 'account';
  const organisationId = profile.platform ? get('organisation') : undefined;
  const ofOrganisation = manages && !widget && tab !== 'account' && tab !== 'organisations';

  return (
    <>
      <Flex gap="3" wrap="wrap" alignItems="center" justifyContent="space-between">
        <Flex gap="4" wrap="wrap" alignItems="baseline">
          <PageTitle>{t('title')}</PageTitle>
          {manages ? (
            <>
              <TextLink to="/management/fee-sharing">{fees('title')}</TextLink>
              <TextLink to="/management/override-limits">{overrideLimits('title')}</TextLink>
              <TextLink to="/management/document-look">{documentLook('title')}</TextLink>
              <TextLink to="/management/signing-keys">{signingKeys('title')}</TextLink>
            </>
          ) : null}
        </Flex>
        {ofOrganisation ? <Organisation profile={profile} organisationId={organisationId} /> : null}
      </Flex>
      {manages ? (
        <Tabs
          label={t('tabs.label')}
          tabs={[
            ...tabs.map(key => ({ key: key as string, label: t(`tabs.${key}`) })),
            ...widgets.map(({ id, title }) => ({ key: id, label: title })),
          ]}
          current={widget?.id ?? tab}
          panelId={panelId}
          onChange={next => keepOnly(['organisation'], { tab: next })}
        />
      ) : (
        <Notice tone="info" title={t('noManagement.title')}>
          {actingFor
            ? t('noManagement.acting', { user: actingFor, name: profile.name })
            : t('noManagement.text', { organisation: profile.organisationName })}
        </Notice>
      )}
      <Box
        id={panelId}
        role={manages ? 'tabpanel' : undefined}
        aria-label={widget?.title ?? t(`tabs.${tab}`)}
        minWidth="0"
      >
        {widget ? (
          <Slot name="platform-tab" only={widget.id} />
        ) : (
          <Part tab={tab} profile={profile} organisationId={organisationId} />
        )}
      </Box>
    </>
  );
}

interface OrganisationProps {
  profile: Profile;
  /** Absent for the user's own organisation. */
  organisationId: string | undefined;
}

/** What a tab of the page itself shows. */
function Part({ tab, profile, organisationId }: OrganisationProps & { tab: Tab }) {
  return (
    <>
      {tab === 'users' ? <UserList key={organisationId} organisationId={organisationId} /> : null}
      {tab === 'roles' ? <RoleList key={organisationId} organisationId={organisationId} /> : null}
      {tab === 'organisations' ? <OrganisationList /> : null}
      {tab === 'invitations' ? <InvitationList key={organisationId} organisationId={organisationId} /> : null}
      {tab === 'sessions' ? <SessionList key={organisationId} organisationId={organisationId} /> : null}
      {tab === 'audit' ? <Audit profile={profile} organisationId={organisationId} /> : null}
      {tab === 'account' ? <Account profile={profile} /> : null}
    </>
  );
}

/** Organisations that a platform administrator can choose from; only their own for other users. */
function useOrganisations({ platform, organisationId: id, organisationName: name }: Profile) {
  const { data } = useQuery({ ...managementQueries.organisations(), enabled: platform });
  return data ?? [{ id, name }];
}

function Audit({ profile, organisationId: id }: OrganisationProps) {
  const shownId = id ?? profile.organisationId;
  const name = useOrganisations(profile).find(one => one.id === shownId)?.name ?? '';
  return <AuditLog organisation={{ id, name }} />;
}

/** The managed organisation; platform administrators choose one. */
function Organisation({ profile, organisationId }: OrganisationProps) {
  const t = useTexts();
  const { set } = useAddress();
  const organisations = useOrganisations(profile);
  if (!profile.platform)
    return (
      <Text as="span" color="muted">
        {profile.organisationName}
      </Text>
    );
  return (
    <Select
      aria-label={t('organisation')}
      width="16rem"
      value={organisationId ?? profile.organisationId}
      onChange={event =>
        set({
          organisation: event.target.value === profile.organisationId ? null : event.target.value,
          user: null,
          role: null,
          person: null,
        })
      }
    >
      {organisations.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </Select>
  );
}

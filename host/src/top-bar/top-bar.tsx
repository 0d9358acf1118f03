import { hasPermission, useSession } from '@kavel/auth';
import type { RemoteManifest } from '@kavel/contracts';
import { Link, useLocation } from '@kavel/router';
import { Box, Flex, type FlexProps, LinkButton } from '@kavel/ui/core';
import { lazy, type ReactNode, Suspense } from 'react';
import { useBrand } from '../brand/brand';
import { BrandLogo } from '../brand/brand-logo';
import { useTexts } from '../i18n';
import { ActingBanner } from './acting-banner';
import { GoToButton } from './go-to-button';
import { Logo } from './logo';
import { MainNavigation } from './main-navigation';
import { useVisibleNavigation } from './use-visible-navigation';
import { UserMenu } from './user-menu';
import { ValuationStepper } from './valuation-stepper';

const Bell = lazy(() => import('../notifications/bell'));

const Bar = (props: FlexProps) => (
  <Flex
    as="header"
    alignItems="center"
    gap={{ base: '2', lg: '5' }}
    height="bar"
    px={{ base: '3', lg: '4' }}
    bg="surface"
    borderBottomWidth="1px"
    borderColor="line"
    _print={{ display: 'none' }}
    {...props}
  />
);

export interface TopBarProps {
  navigation: RemoteManifest['navigation'];
  badge: ReactNode;
}

export function TopBar({ navigation, badge }: TopBarProps) {
  const t = useTexts();
  const session = useSession();
  const brand = useBrand();
  const { pathname } = useLocation();
  const visible = useVisibleNavigation(navigation);
  const inValuation = pathname.startsWith('/valuation/');

  return (
    <Box position="sticky" top="0" zIndex="bar">
      <Bar>
        <Flex asChild borderRadius="md" color="text">
          <Link to={brand?.door ?? '/'} aria-label={t('logo', { name: brand?.name ?? 'Kavel' })}>
            {brand ? <BrandLogo brand={brand} compact={inValuation} /> : <Logo compact={inValuation} />}
          </Link>
        </Flex>
        {inValuation ? <ValuationStepper /> : <MainNavigation entries={visible} />}
        <Box flex="1" />
        {badge}
        {brand ? (
          <Box
            asChild
            display={{ base: 'none', md: 'inline-flex' }}
            alignItems="center"
            minHeight="6"
            fontSize="sm"
            color="muted"
            textDecoration="underline"
          >
            <a href="/">{t('toKavel')}</a>
          </Box>
        ) : null}
        {session.isAuthenticated ? <GoToButton /> : null}
        {hasPermission(session, 'auth.portfolio-hub') ? <LinkButton to="/landing">V1.0.0</LinkButton> : null}
        {hasPermission(session, 'auth.intern') ? (
          <LinkButton to="/intern" size="icon">
            I
          </LinkButton>
        ) : null}
        {session.isAuthenticated ? null : <LinkButton to="/login">{t('specified.login')}</LinkButton>}
        {session.isAuthenticated ? (
          <Suspense fallback={<Box width="control" />}>
            <Bell />
          </Suspense>
        ) : null}
        <UserMenu entries={visible} />
      </Bar>
      <ActingBanner />
    </Box>
  );
}

import { type ClientConfig, type HostPage, hostPages, isReservedPath, type Registry } from '@kavel/contracts';
import { useLanguage } from '@kavel/i18n';
import { Route, Routes, useLocation } from '@kavel/router';
import { useOpenedName } from '@kavel/ui/core';
import { lazy, type ReactNode, Suspense, useEffect, useMemo } from 'react';
import { useBrand } from '../brand/brand';
import { BrandHome } from '../brand/brand-home';
import { EntranceWatch } from '../brand/entrance-watch';
import { LogoutPage } from '../pages/logout-page';
import { NotFoundPage } from '../pages/not-found-page';
import { PaletteDialogs } from '../palette/palette-dialogs';
import type { RemoteLoader } from '../remotes/remote-loader';
import { RemotePage } from '../remotes/remote-page';
import { createSlotHost } from '../slots/slot-host';
import { ActingBanner } from '../top-bar/acting-banner';
import { Content, contentId, SkipLink } from '../top-bar/skip-link';
import { TopBar } from '../top-bar/top-bar';
import { declaredRoutes, type RouteOfRemote } from './declared-routes';
import { RouteGuard } from './route-guard';

const LoginPage = lazy(() => import('../pages/login-page'));
const InternPage = lazy(() => import('../pages/intern/intern-page'));
const OverrideBadge = lazy(() => import('../overrides/override-badge'));

function Titled({ title, children }: { title: string; children: ReactNode }) {
  const product = useBrand()?.name ?? 'Kavel';
  const opened = useOpenedName();
  useEffect(() => {
    document.title = [opened, title, product].filter(Boolean).join(' · ');
  }, [opened, title, product]);
  return children;
}

/** Shown on every page while remotes are overridden. */
function Overridden({ registry, floating = false }: { registry: Registry; floating?: boolean }) {
  const names = registry.remotes.filter(({ state }) => state === 'overridden').map(({ name }) => name);
  if (names.length === 0) return null;
  return (
    <Suspense fallback={null}>
      <OverrideBadge names={names} floating={floating} />
    </Suspense>
  );
}

function WithTopBar({ registry, children }: { registry: Registry; children: ReactNode }) {
  const brand = useBrand();
  return (
    <>
      <EntranceWatch />
      <SkipLink />
      <TopBar
        navigation={brand?.navigation ?? registry.remotes.flatMap(remote => remote.navigation)}
        badge={<Overridden registry={registry} />}
      />
      <Content id={contentId} tabIndex={-1}>
        {children}
      </Content>
    </>
  );
}

/** All routes: the host's own first, then those of the registry. Routing and guarding need no code of a remote. */
export function AppRoutes({
  registry,
  config,
  loader,
}: {
  registry: Registry;
  config: ClientConfig;
  loader: RemoteLoader;
}) {
  const language = useLanguage();
  const brand = useBrand();
  const { pathname } = useLocation();
  const slots = useMemo(() => createSlotHost(registry, loader), [registry, loader]);

  const login = (
    <Suspense fallback={null}>
      <LoginPage environment={config.environment} />
    </Suspense>
  );
  const framed = (page: ReactNode) => <WithTopBar registry={registry}>{page}</WithTopBar>;

  const remotePage = ({ remote, route }: RouteOfRemote) => {
    const page = (
      <Titled title={route.title[language]}>
        <RouteGuard
          key={route.path}
          permission={route.permission}
          whileAsking={() => loader.prepare(remote, route.module)}
        >
          <RemotePage loader={loader} slots={slots} remote={remote} module={route.module} />
        </RouteGuard>
      </Titled>
    );
    const shown = brand && route.path === '/' ? <BrandHome login={login} /> : page;
    return route.topBar ? (
      framed(shown)
    ) : (
      <>
        <ActingBanner />
        <main>{shown}</main>
        <Overridden registry={registry} floating />
      </>
    );
  };

  const ownPages: Record<HostPage, ReactNode> = {
    '/login': framed(login),
    '/logout': <LogoutPage />,
    '/intern': framed(
      <RouteGuard key="/intern" permission="auth.unrestricted-access-general">
        <Suspense fallback={null}>
          <InternPage registry={registry} config={config} />
        </Suspense>
      </RouteGuard>,
    ),
  };
  const routes = isReservedPath(pathname)
    ? hostPages.map(path => <Route key={path} path={path} element={ownPages[path]} />)
    : declaredRoutes(registry).map(entry => (
        <Route key={entry.route.path} path={entry.route.path} element={remotePage(entry)} />
      ));

  return (
    <>
      <PaletteDialogs registry={registry} />
      <Routes>
        {routes}
        <Route path="*" element={framed(<NotFoundPage />)} />
      </Routes>
    </>
  );
}

import type { ClientConfig, RegisteredRemote, Registry, RemoteRoute } from '@kavel/contracts';
import { useLanguage } from '@kavel/i18n';
import { Route, Routes } from '@kavel/router';
import { lazy, type ReactNode, Suspense, useEffect } from 'react';
import { useBrand } from '../brand/brand';
import { BrandHome } from '../brand/brand-home';
import { DoorWatch } from '../brand/door-watch';
import { LoginPage } from '../pages/login-page';
import { LogoutPage } from '../pages/logout-page';
import { NotFoundPage } from '../pages/not-found-page';
import { PaletteDoor } from '../palette/palette-door';
import type { RemoteLoader } from '../remotes/remote-loader';
import { RemotePage } from '../remotes/remote-page';
import { ActingBanner } from '../top-bar/acting-banner';
import { Content, contentId, SkipLink } from '../top-bar/skip-link';
import { TopBar } from '../top-bar/top-bar';
import { RouteGuard } from './route-guard';

const InternPage = lazy(() => import('../pages/intern/intern-page'));
const OverrideBadge = lazy(() => import('../overrides/override-badge'));

function Titled({ title, children }: { title: string; children: ReactNode }) {
  const product = useBrand()?.name ?? 'Kavel';
  useEffect(() => {
    document.title = `${title} · ${product}`;
  }, [title, product]);
  return children;
}

/** Seen on every page while remotes come from elsewhere. */
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
      <DoorWatch />
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

interface RouteOfRemote {
  remote: RegisteredRemote;
  route: RemoteRoute;
}

/** Every route there is: the host's own, and those the registry declares. No remote code is needed to route or guard. */
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
  const declared: RouteOfRemote[] = registry.remotes.flatMap(remote =>
    remote.routes.map(route => ({ remote, route })),
  );

  const login = <LoginPage environment={config.environment} />;
  const framed = (page: ReactNode) => <WithTopBar registry={registry}>{page}</WithTopBar>;

  const remotePage = ({ remote, route }: RouteOfRemote) => {
    const page = (
      <Titled title={route.title[language]}>
        <RouteGuard
          key={route.path}
          permission={route.permission}
          whileAsking={() => loader.prepare(remote, route.module)}
        >
          <RemotePage loader={loader} remote={remote} module={route.module} />
        </RouteGuard>
      </Titled>
    );
    const shown = brand && route.path === '/' ? <BrandHome login={login}>{page}</BrandHome> : page;
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

  return (
    <>
      <PaletteDoor registry={registry} />
      <Routes>
        {declared.map(entry => (
          <Route key={entry.route.path} path={entry.route.path} element={remotePage(entry)} />
        ))}
        <Route path="/login" element={framed(login)} />
        <Route path="/logout" element={<LogoutPage />} />
        <Route
          path="/intern"
          element={framed(
            <RouteGuard key="/intern" permission="auth.intern">
              <Suspense fallback={null}>
                <InternPage registry={registry} config={config} />
              </Suspense>
            </RouteGuard>,
          )}
        />
        <Route path="*" element={framed(<NotFoundPage />)} />
      </Routes>
    </>
  );
}

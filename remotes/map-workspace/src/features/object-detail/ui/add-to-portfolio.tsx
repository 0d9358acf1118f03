import { portfolioQueries } from '@kavel/api-client';
import { hasPermission, useSession } from '@kavel/auth';
import { bus } from '@kavel/event-bus';
import { useQuery } from '@kavel/query';
import { useLocation } from '@kavel/router';
import { Button, LinkButton, Menu, Notice } from '@kavel/ui/core';
import { Plus } from '@kavel/ui/icons';
import { useState } from 'react';
import { useTexts } from '../../../i18n';
import { type Destination, useAddToPortfolio } from '../api/use-add-to-portfolio';
import { addProblem } from '../model/add-problem';
import { NewPortfolioForm } from './new-portfolio-form';

function nameOf(destination: Destination): string {
  return 'id' in destination ? destination.name : destination.newName;
}

/** Adds the address to a portfolio. A visitor is asked to log in, and comes back here. */
export function AddToPortfolio({ objectId }: { objectId: string }) {
  const t = useTexts();
  const session = useSession();
  const location = useLocation();
  if (!session.isAuthenticated) {
    const returnTo = encodeURIComponent(location.pathname + location.search);
    return (
      <LinkButton variant="solid" to={`/login?returnTo=${returnTo}`}>
        <Plus aria-hidden />
        {t('add.login')}
      </LinkButton>
    );
  }
  return hasPermission(session, 'auth.portfolio-hub') ? <Chooser objectId={objectId} /> : null;
}

function Chooser({ objectId }: { objectId: string }) {
  const t = useTexts();
  const [naming, setNaming] = useState(false);
  const portfolios = useQuery(portfolioQueries.list());
  const add = useAddToPortfolio(objectId, ({ name }) => {
    setNaming(false);
    bus.publish('toast', { tone: 'success', title: t('add.done', { name }) });
  });
  const problem = add.isError ? t(`add.${addProblem(add.error)}`, { name: nameOf(add.variables) }) : null;

  if (naming) {
    return (
      <NewPortfolioForm
        busy={add.isPending}
        problem={problem}
        onCreate={newName => add.mutate({ newName })}
        onCancel={() => {
          setNaming(false);
          add.reset();
        }}
      />
    );
  }

  const trigger = (
    <>
      <Plus aria-hidden />
      {add.isPending ? t('add.busy') : t('add.label')}
    </>
  );
  return (
    <>
      {portfolios.data?.length === 0 ? (
        <Button variant="solid" onClick={() => setNaming(true)}>
          {trigger}
        </Button>
      ) : (
        <Menu
          variant="outline"
          trigger={trigger}
          items={[
            ...(portfolios.data ?? []).map(({ id, name }) => ({
              key: id,
              label: name,
              disabled: add.isPending,
              onSelect: () => add.mutate({ id, name }),
            })),
            { key: 'new', label: t('add.new'), onSelect: () => setNaming(true) },
          ]}
        />
      )}
      {problem ? <Notice tone="error">{problem}</Notice> : null}
    </>
  );
}

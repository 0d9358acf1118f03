import { call, portfolioQueries, valuationQueries } from '@kavel/api-client';
import { hasPermission, useSession } from '@kavel/auth';
import { serviceApi } from '@kavel/contracts/services';
import { bus } from '@kavel/event-bus';
import { useMutation, useQuery, useQueryClient } from '@kavel/query';
import { Button, Flex, SectionTitle, Stack, TextLink } from '@kavel/ui/core';
import { Field, Select } from '@kavel/ui/forms';
import { Plus } from '@kavel/ui/icons';
import { useRef } from 'react';
import { projectQueries } from '../api/project-queries';
import { useTexts } from '../i18n';
import type { ProjectDraft } from '../model/project-draft';

export interface ProjectLinksProps {
  draft: ProjectDraft;
  onChange: (part: Partial<ProjectDraft>) => void;
}

interface Named {
  id: string;
  name: string;
}

/** Whether the user does not see what is linked: it is private to a colleague, or gone. */
const isHidden = (id: string | null, options: readonly Named[] | undefined) =>
  id !== null && options !== undefined && !options.some(one => one.id === id);

/** Links of a project to portfolio, valuation and passport; each is shown only to users with its permission. */
export function ProjectLinks({ draft, onChange }: ProjectLinksProps) {
  const t = useTexts();
  const session = useSession();
  const hasPortfolios = hasPermission(session, 'auth.portfolio-hub');
  const hasValuations = hasPermission(session, 'auth.automated-valuation');
  const portfolios = useQuery({ ...portfolioQueries.list(), enabled: hasPortfolios });
  const valuations = useQuery({ ...valuationQueries.list(), enabled: hasValuations });
  const services = useQuery({ ...projectQueries.services(), enabled: hasPortfolios });
  const { portfolioId, valuationId, serviceId, objectId } = draft;
  const serviceChoice = useRef<HTMLSelectElement>(null);

  const choice = (
    field: 'portfolioId' | 'valuationId' | 'serviceId',
    label: string,
    options: readonly Named[] | undefined,
  ) => (
    <Field label={label}>
      <Select
        ref={field === 'serviceId' ? serviceChoice : null}
        value={draft[field] ?? ''}
        onChange={event => onChange({ [field]: event.target.value || null })}
      >
        <option value="">{t('form.noLink')}</option>
        {(options ?? []).map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
        {isHidden(draft[field], options) ? (
          <option value={draft[field] ?? ''}>{t('form.hiddenLink')}</option>
        ) : null}
      </Select>
    </Field>
  );

  return (
    <Stack gap="3">
      <SectionTitle>{t('form.links')}</SectionTitle>
      {hasPortfolios ? choice('portfolioId', t('form.portfolio'), portfolios.data) : null}
      {hasValuations ? choice('valuationId', t('form.valuation'), valuations.data) : null}
      {hasPortfolios ? choice('serviceId', t('form.files'), services.data) : null}
      {hasPortfolios && serviceId === null ? (
        <NewService
          draft={draft}
          onChange={onChange}
          // The button goes, and the focus with it.
          onMade={() => serviceChoice.current?.focus()}
        />
      ) : null}
      <Flex gap="4" wrap="wrap" fontSize="sm">
        {portfolioId && !isHidden(portfolioId, portfolios.data) ? (
          <TextLink to={`/${portfolioId}/hub`}>{t('form.openPortfolio')}</TextLink>
        ) : null}
        {valuationId && !isHidden(valuationId, valuations.data) ? (
          <TextLink to={`/valuation/${valuationId}/valuation`}>{t('form.openValuation')}</TextLink>
        ) : null}
        {serviceId && !isHidden(serviceId, services.data) ? (
          <TextLink to={`/service/${serviceId}`}>{t('form.openService')}</TextLink>
        ) : null}
        {objectId && hasPermission(session, 'auth.property-pass') ? (
          <TextLink to={`/passport/${objectId}`}>{t('form.passport')}</TextLink>
        ) : null}
      </Flex>
    </Stack>
  );
}

/** Creates a service with the project's title and portfolio, for its files. */
function NewService({ draft, onChange, onMade }: ProjectLinksProps & { onMade: () => void }) {
  const t = useTexts();
  const client = useQueryClient();
  const create = useMutation({
    mutationFn: () => {
      const name = (draft.title || draft.issue_key).slice(0, 120);
      return call(serviceApi.createService, { body: { name, portfolioId: draft.portfolioId } });
    },
    onSuccess: async ({ id }) => {
      await client.invalidateQueries({ queryKey: projectQueries.services().queryKey });
      bus.publish('service-changed', { serviceId: id });
      onChange({ serviceId: id });
      onMade();
    },
    onError: () =>
      bus.publish('toast', { tone: 'error', title: t('form.newService'), description: t('form.refused') }),
  });
  return (
    <Flex>
      <Button
        disabled={create.isPending || !(draft.title || draft.issue_key)}
        onClick={() => create.mutate()}
      >
        <Plus aria-hidden />
        {t('form.newService')}
      </Button>
    </Flex>
  );
}

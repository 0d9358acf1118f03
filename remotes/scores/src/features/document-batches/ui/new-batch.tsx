import { call, errorDetails, portfolioQueries, valuationQueries } from '@kavel/api-client';
import { type Language, languages } from '@kavel/contracts';
import {
  batchLimits,
  type DocumentFormat,
  documentBatchApi,
  documentFormats,
  type ReportTemplate,
} from '@kavel/contracts/reports';
import { useLanguage } from '@kavel/i18n';
import { useMutation, useQuery, useQueryClient } from '@kavel/query';
import { useSearchParams } from '@kavel/router';
import { Button, ErrorText, Stack, Text } from '@kavel/ui/core';
import { Field, Select } from '@kavel/ui/forms';
import { useState } from 'react';
import { LayoutChoice, layoutOf, ofAddress, useDocumentTexts } from '../../documents';
import { batchesQuery } from '../api/batch-calls';
import { useTexts } from '../i18n';
import { chosenOf, leftAtFirst, type Subject, subjectsOf } from '../model/choice';
import { FormatChoice } from './format-choice';
import { SubjectList } from './subject-list';

/**
 * Which documents, of what, in which language. `?portfolio=` opens with that portfolio, `?id=` with one subject,
 * `?format=` with that file.
 */
export function NewBatch({ allowed }: { allowed: readonly ReportTemplate[] }) {
  const t = useTexts();
  const documents = useDocumentTexts();
  const queries = useQueryClient();
  const usual = useLanguage();
  const [query] = useSearchParams();
  const [template, setTemplate] = useState<ReportTemplate>(
    allowed.find(one => one === query.get('document')) ?? allowed.find(ofAddress) ?? allowed[0] ?? 'passport',
  );
  const [portfolioId, setPortfolioId] = useState(query.get('portfolio') ?? '');
  const [language, setLanguage] = useState<Language>(usual);
  const [layout, setLayout] = useState<string | undefined>(query.get('template') ?? undefined);
  const [unticked, setLeft] = useState<ReadonlySet<string> | null>(null);
  const [formats, setFormats] = useState<readonly DocumentFormat[]>(() =>
    documentFormats.filter(one => one === (query.get('format') ?? 'pdf')),
  );
  const portfolios = useQuery(portfolioQueries.list());
  const { subjects, loading, failed } = useSubjects(template, portfolioId);
  const left = unticked ?? leftAtFirst(subjects ?? [], query.get('id'));
  const chosen = chosenOf(subjects ?? [], left);
  const making = useMutation({
    mutationFn: () => {
      const portfolio = portfolios.data?.find(({ id }) => id === portfolioId)?.name;
      const [one, another] = chosen;
      const about = ofAddress(template) ? portfolio : another ? null : one?.name;
      const name = [documents(`templates.${template}`), about].filter(Boolean).join(' ');
      const layouts = template === 'valuation' ? layoutOf(layout) : {};
      const ids = chosen.map(({ id }) => id);
      const files = template === 'valuation' ? { formats: [...formats] } : {};
      const body = { name: name.slice(0, 120), template, language, subjects: ids, ...layouts, ...files };
      return call(documentBatchApi.createDocumentBatch, { body });
    },
    onSuccess: () => queries.invalidateQueries({ queryKey: batchesQuery.queryKey }),
  });

  return (
    <Stack gap="4">
      <Field label={documents('document')}>
        <Select
          value={template}
          onChange={event => {
            setTemplate(allowed.find(one => one === event.target.value) ?? template);
            setLeft(new Set());
          }}
        >
          {allowed.map(one => (
            <option key={one} value={one}>
              {documents(`templates.${one}`)}
            </option>
          ))}
        </Select>
      </Field>
      {ofAddress(template) ? (
        <Field label={documents('portfolio')}>
          <Select
            value={portfolioId}
            onChange={event => {
              setPortfolioId(event.target.value);
              setLeft(new Set());
            }}
          >
            <option value="">{documents('list.choose')}</option>
            {portfolios.data?.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
        </Field>
      ) : null}
      <Field label={documents('language')}>
        <Select value={language} onChange={event => setLanguage(event.target.value as Language)}>
          {languages.map(one => (
            <option key={one} value={one} lang={one}>
              {documents(`languages.${one}`)}
            </option>
          ))}
        </Select>
      </Field>
      {template === 'valuation' ? (
        <LayoutChoice
          asked={{ template, subject: null, language, ...(layout === undefined ? {} : { layout }) }}
          onChange={asked => setLayout(asked.layout)}
        />
      ) : null}
      {template === 'valuation' ? <FormatChoice formats={formats} onChange={setFormats} /> : null}
      {subjects ? <SubjectList subjects={subjects} left={left} onChange={setLeft} /> : null}
      {loading ? <Text color="muted">{documents('list.loading')}</Text> : null}
      {failed ? <ErrorText>{documents('list.failed')}</ErrorText> : null}
      {subjects && subjects.length - left.size > batchLimits.documents ? (
        <Text fontSize="sm">{t('most', { count: batchLimits.documents })}</Text>
      ) : null}
      <Button
        variant="solid"
        disabled={
          chosen.length === 0 || (template === 'valuation' && formats.length === 0) || making.isPending
        }
        onClick={() => making.mutate()}
      >
        {t('make', { count: chosen.length })}
      </Button>
      {making.error ? <ErrorText title={errorDetails(making.error)}>{t('notStarted')}</ErrorText> : null}
    </Stack>
  );
}

/** What documents can be made of; undefined until it is known, or until a portfolio is chosen. */
function useSubjects(template: ReportTemplate, portfolioId: string) {
  const address = ofAddress(template);
  const portfolio = useQuery({
    ...portfolioQueries.detail(portfolioId),
    enabled: address && portfolioId !== '',
  });
  const portfolios = useQuery({ ...portfolioQueries.list(), enabled: template === 'portfolio' });
  const valuations = useQuery({ ...valuationQueries.list(), enabled: template === 'valuation' });
  const { data, isLoading, isError } = address
    ? portfolio
    : template === 'portfolio'
      ? portfolios
      : valuations;
  const subjects = (): readonly Subject[] | undefined => {
    if (address) return portfolio.data && subjectsOf(portfolio.data);
    return template === 'portfolio' ? portfolios.data : valuations.data;
  };
  return { subjects: data && subjects(), loading: isLoading, failed: isError };
}

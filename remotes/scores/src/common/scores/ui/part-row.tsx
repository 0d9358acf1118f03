import type { ScorePart } from '@kavel/contracts';
import { useFormats, useLanguage, useSourceText } from '@kavel/i18n';
import { Box, Button, Figure, Flex, Text, type TextProps } from '@kavel/ui/core';
import { useTexts } from '../i18n';
import type { CatalogueMetric } from '../model/catalogue';
import { effectiveWeight } from '../model/score-summary';
import { stepName } from '../model/step-name';
import { ScaleBar } from './scale-bar';
import { useMetricText } from './use-metric-text';

const Note = (props: TextProps) => (
  <Text as="span" display="block" fontSize="xs" color="muted" whiteSpace="normal" {...props} />
);
const PhoneLabel = (props: TextProps) => (
  <Text as="span" display={{ md: 'none', _print: 'none' }} fontSize="xs" color="muted" me="1" {...props} />
);

export interface PartRowProps {
  part: ScorePart;
  /** The same part without the user's changes. */
  measured: ScorePart;
  metric: CatalogueMetric | undefined;
  completeness: number;
  /** Whether the table has a column of references. */
  hasReferences: boolean;
  /** Opens what changes the part, shown below; undefined where nothing can be changed. */
  editor: { open: boolean; onOpen: () => void } | undefined;
}

/** A part of a score as a row of a table. */
export function PartRow({ part, measured, metric, completeness, hasReferences, editor }: PartRowProps) {
  const t = useTexts();
  const format = useFormats();
  const language = useLanguage();
  const { valueText } = useMetricText();
  const name = (metric ?? part).name?.[language] ?? part.key;
  const definition = (metric ?? part).definition?.[language];
  const missing = part.value === null || part.score === null;
  const weight = effectiveWeight(part, completeness);
  const raised = !missing && part.weight > 0 && Math.abs(weight - part.weight) > 0.0005;
  return (
    <tr>
      <th scope="row">
        <Text as="span" fontWeight="medium">
          {name}
        </Text>
        {definition ? <Note>{definition}</Note> : null}
        <Origin part={part} />
      </th>
      <td data-figure>
        <PhoneLabel>{t('parts.value')}</PhoneLabel>
        {part.value === null ? (
          <Text as="span" color="muted">
            {t('parts.missing')}
          </Text>
        ) : (
          (stepName(metric, part.value, language) ?? valueText(part, part.value))
        )}
        {part.custom ? (
          <Note>
            {t('parts.yours')}
            {measured.value === null
              ? null
              : `, ${t('parts.measured', { value: valueText(part, measured.value) })}`}
          </Note>
        ) : null}
      </td>
      {hasReferences ? (
        <td data-figure data-wide>
          <Reference part={part} metric={metric} />
        </td>
      ) : null}
      <td data-wide>
        {missing ? (
          part.weight > 0 ? (
            <Note>{t('parts.missingWhy', { weight: format.percent(part.weight) })}</Note>
          ) : null
        ) : (
          <Scale part={part} score={part.score ?? 0} />
        )}
      </td>
      <td data-figure>
        <PhoneLabel>{t('parts.weight')}</PhoneLabel>
        {part.weight === 0 ? t('parts.weightless') : format.percent(weight)}
        {raised ? (
          <Note whiteSpace={{ md: 'nowrap' }}>{t('parts.was', { weight: format.percent(part.weight) })}</Note>
        ) : null}
      </td>
      <td data-figure>
        <PhoneLabel>{t('parts.contribution')}</PhoneLabel>
        <Text as="span" fontWeight="medium">
          {format.decimal(part.contribution)}
        </Text>
      </td>
      {editor ? (
        <td data-wide>
          <Button
            variant="ghost"
            aria-expanded={editor.open}
            aria-label={`${t(editor.open ? 'parts.close' : 'parts.change')}: ${name}`}
            onClick={editor.onOpen}
          >
            {t(editor.open ? 'parts.close' : 'parts.change')}
          </Button>
        </td>
      ) : null}
    </tr>
  );
}

/** Level, source and period of a value. */
function Origin({ part }: { part: ScorePart }) {
  const t = useTexts();
  const format = useFormats();
  const sourceText = useSourceText();
  const period = part.date ? format.date(part.date) : part.year ? String(part.year) : null;
  const words = [
    t('parts.source', { source: sourceText(part.source) }),
    part.level ? t('parts.at', { level: t(`level.${part.level}`) }) : null,
    period ? t('parts.dated', { date: period }) : null,
    part.fictional ? t('parts.fictional') : null,
  ].filter(word => word !== null);
  return <Note>{part.custom ? t('parts.yours') : words.join(', ')}</Note>;
}

function Reference({ part, metric }: Pick<PartRowProps, 'part' | 'metric'>) {
  const t = useTexts();
  const language = useLanguage();
  const { valueText } = useMetricText();
  const { gemeente, country } = part.reference;
  const text = (value: number | null) =>
    value === null ? '–' : (stepName(metric, value, language) ?? valueText(part, value));
  return (
    <>
      <Text as="span" display={{ base: 'inline', md: 'block', _print: 'block' }} me={{ base: '4', md: '0' }}>
        <PhoneLabel>{t('parts.gemeente')}</PhoneLabel>
        {text(gemeente)}
      </Text>
      <Text as="span" display={{ base: 'inline', md: 'block', _print: 'block' }} color="muted">
        <PhoneLabel>{t('parts.country')}</PhoneLabel>
        {text(country)}
      </Text>
    </>
  );
}

function Scale({ part, score }: { part: ScorePart; score: number }) {
  const t = useTexts();
  const format = useFormats();
  const { endText } = useMetricText();
  const [worst, best] = [endText(part, part.worst), endText(part, part.best)];
  return (
    <Box minWidth={{ base: '8rem', _print: '4rem' }}>
      <Flex justifyContent="space-between" gap="2">
        <Figure fontWeight="medium">{format.number(score)}</Figure>
      </Flex>
      <ScaleBar score={score} label={t('parts.scaleLabel', { score: format.number(score), worst, best })} />
      <Flex justifyContent="space-between" gap="2" mt="1" fontSize="xs" color="muted">
        <Figure>{worst}</Figure>
        <Figure>{best}</Figure>
      </Flex>
    </Box>
  );
}

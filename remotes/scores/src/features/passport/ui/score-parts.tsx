import type { PropertyScore, ScorePart } from '@kavel/contracts';
import { useFormats, useLanguage, useSourceText } from '@kavel/i18n';
import { Box, Figure, Flex, SectionTitle, Text, type TextProps, TextTable } from '@kavel/ui/core';
import { effectiveWeight, inOrder, metricText, ScaleBar, scaleText } from '../../../common/scores';
import { useTexts } from '../../../i18n';

/** A name has a fixed share of the width; on a phone each part is a block: name, figures side by side, scale. */
const look = {
  '& tbody tr > th': { width: { md: '38%' } },
  mdDown: {
    '&, & tbody, & tfoot': { display: 'block' },
    '& thead': { position: 'absolute', clipPath: 'inset(50%)' },
    '& tbody tr': {
      display: 'grid',
      gridTemplateColumns: 'repeat(3, auto)',
      justifyContent: 'space-between',
      columnGap: '4',
      py: '3',
    },
    '& tbody :is(th, td)': { p: '0' },
    '& tbody th, & [data-scale]': { gridColumn: '1 / -1' },
    '& [data-scale]': { order: 1, mt: '3' },
    '& tbody [data-figure]': { textAlign: 'start', mt: '2' },
    '& tfoot tr': { display: 'flex', justifyContent: 'space-between' },
    '& tfoot td:empty': { display: 'none' },
  },
} as const;

const Note = (props: TextProps) => (
  <Text as="span" display="block" fontSize="sm" color="muted" whiteSpace="normal" {...props} />
);
const PhoneLabel = (props: TextProps) => (
  <Text as="span" display={{ md: 'none' }} fontSize="xs" color="muted" me="1" {...props} />
);

export interface ScorePartsProps {
  score: PropertyScore;
  /** True when the parts based on sales use generated sales. */
  fictionalSales: boolean;
}

/** Every part of the score: its measurement, position on the scale, weight and contribution. */
export function ScoreParts({ score, fictionalSales }: ScorePartsProps) {
  const t = useTexts();
  const format = useFormats();
  return (
    <section>
      <SectionTitle>{t('parts.heading')}</SectionTitle>
      <Text mt="1" color="muted" maxWidth="44rem">
        {t('parts.lead')} {fictionalSales ? t('parts.fictional') : ''}
      </Text>
      <TextTable mt="4" css={look}>
        <thead>
          <tr>
            <th scope="col">{t('parts.part')}</th>
            <th scope="col" data-figure>
              {t('parts.measured')}
            </th>
            <th scope="col">{t('parts.scale')}</th>
            <th scope="col" data-figure>
              {t('parts.weight')}
            </th>
            <th scope="col" data-figure>
              {t('parts.contribution')}
            </th>
          </tr>
        </thead>
        <tbody>
          {inOrder(score.parts).map(part => (
            <Part key={part.key} part={part} completeness={score.completeness} />
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t('parts.total')}</th>
            <td />
            <td />
            <td />
            <td data-figure>{score.score === null ? '–' : format.decimal(score.score)}</td>
          </tr>
        </tfoot>
      </TextTable>
    </section>
  );
}

function Part({ part, completeness }: { part: ScorePart; completeness: number }) {
  const t = useTexts();
  const format = useFormats();
  const sourceText = useSourceText();
  const language = useLanguage();
  const unit = (path: Parameters<Parameters<typeof metricText>[3]>[0], value: string) => t(path, { value });
  const end = (value: number) => scaleText(part, value, format, unit);
  const missing = part.value === null || part.score === null;
  const sources = [
    t('parts.source', { source: sourceText(part.source) }),
    part.date ? t('parts.dated', { date: format.date(part.date) }) : null,
    part.year && !part.date ? t('parts.dated', { date: String(part.year) }) : null,
  ].filter(source => source !== null);

  return (
    <tr>
      <th scope="row">
        <Text as="span" fontWeight="medium">
          {part.name?.[language] ?? part.key}
        </Text>
        {part.definition ? <Note>{part.definition[language]}</Note> : null}
        <Note fontSize="xs">{sources.join(', ')}</Note>
      </th>
      <td data-figure>
        <PhoneLabel>{t('parts.measured')}</PhoneLabel>
        {missing ? (
          <Text as="span" color="muted">
            {t('parts.missing')}
          </Text>
        ) : (
          metricText(part, part.value ?? 0, format, unit)
        )}
      </td>
      <td data-scale>
        {missing ? (
          <Note>{t('parts.missingWhy', { weight: format.percent(part.weight) })}</Note>
        ) : (
          <Scale part={part} score={part.score ?? 0} worst={end(part.worst)} best={end(part.best)} />
        )}
      </td>
      <td data-figure>
        <PhoneLabel>{t('parts.weight')}</PhoneLabel>
        {format.percent(effectiveWeight(part, completeness))}
        {completeness < 0.999 && !missing ? (
          <Note fontSize="xs" whiteSpace="nowrap">
            {t('parts.raised', { weight: format.percent(part.weight) })}
          </Note>
        ) : null}
      </td>
      <td data-figure>
        <PhoneLabel>{t('parts.contribution')}</PhoneLabel>
        <Text as="span" fontWeight="medium">
          {format.decimal(part.contribution)}
        </Text>
      </td>
    </tr>
  );
}

function Scale({ score, worst, best }: { part: ScorePart; score: number; worst: string; best: string }) {
  const t = useTexts();
  const format = useFormats();
  return (
    <Box minWidth="9rem" pt="1.5">
      <ScaleBar score={score} label={t('parts.scaleLabel', { score: format.number(score), worst, best })} />
      <Flex justifyContent="space-between" gap="2" mt="1" fontSize="xs" color="muted">
        <Figure>{worst}</Figure>
        <Figure>{best}</Figure>
      </Flex>
    </Box>
  );
}

import { type BriefRow, briefChapters, briefWords, type ComputedBrief } from '@kavel/contracts/reports';
import { useFormats, useLanguage } from '@kavel/i18n';
import { Box, Notice, SectionTitle, Stack, Text, TextTable } from '@kavel/ui/core';
import { ScrollRegion } from '@kavel/ui/data';
import { writtenNumber } from '../../../common/written-number';
import { useTexts } from '../i18n';
import { NumberInput } from './number-input';

/** The same columns in every chapter; on a phone each requirement is a block. */
const look = {
  md: { tableLayout: 'fixed', minWidth: '60rem' },
  '& tbody tr > :nth-child(2)': { ps: '2' },
  '& tr > :nth-child(1)': { width: { md: '3rem' } },
  '& tr > :nth-child(3)': { width: { md: '15rem' } },
  '& tr > :nth-child(4)': { width: { md: '6rem' } },
  '& tr > :nth-child(5)': { width: { md: '15rem' } },
  '& tr > :nth-child(6)': { width: { md: '7rem' } },
  mdDown: {
    '&, & tbody': { display: 'block' },
    '& thead': { position: 'absolute', clipPath: 'inset(50%)', width: '1px', overflow: 'hidden' },
    '& tbody tr': { display: 'grid', gridTemplateColumns: '2.5rem minmax(0, 1fr)', rowGap: '1', py: '3' },
    '& tbody tr > *': { p: '0' },
    '& tbody tr > :nth-child(2)': { p: '0' },
    '& tbody tr > :nth-child(n + 3)': { gridColumn: '2' },
    '& tbody tr > :nth-child(n + 4)': { fontSize: 'sm', color: 'muted' },
  },
} as const;

export interface BriefTableProps {
  computed: ComputedBrief;
  /** Null: the value of the law again. */
  onValue: (key: string, value: number | null) => void;
}

/** Requirements by chapter. What falls short of the law is named with its article; what is unverified is marked. */
export function BriefTable({ computed, onValue }: BriefTableProps) {
  const t = useTexts();
  const language = useLanguage();
  const written = (value: number, unit: string) =>
    `${writtenNumber(value, language)} ${briefWords(unit, language)}`;
  const { rows, refusals } = computed;
  const unverified = rows.filter(({ status }) => status === 'unverified').length;
  return (
    <Stack gap="6" minWidth="0">
      {refusals.map(({ key, value, limit, unit, article }) => (
        <Notice key={key} tone="error">
          {t('refused', {
            value: written(value, unit),
            limit: written(limit, unit),
            article: briefWords(article, language),
          })}
        </Notice>
      ))}
      {unverified > 0 ? <Notice tone="warning">{t('unverified', { count: unverified })}</Notice> : null}
      {briefChapters
        .map(chapter => ({ chapter, rows: rows.filter(row => row.chapter === chapter) }))
        .filter(part => part.rows.length > 0)
        .map(part => (
          <Box key={part.chapter}>
            <SectionTitle>{t(`chapters.${part.chapter}`)}</SectionTitle>
            <ScrollRegion label={t(`chapters.${part.chapter}`)} overflowX="auto">
              <TextTable css={look}>
                <thead>
                  <tr>
                    {(['no', 'requirement', 'value', 'level', 'source', 'status'] as const).map(head => (
                      <th key={head} scope="col">
                        {t(`columns.${head}`)}
                      </th>
                    ))}
                  </tr>
                </thead>
                <tbody>
                  {part.rows.map(row => (
                    <Requirement
                      key={row.key}
                      row={row}
                      refused={refusals.some(({ key }) => key === row.key)}
                      onValue={onValue}
                    />
                  ))}
                </tbody>
              </TextTable>
            </ScrollRegion>
          </Box>
        ))}
    </Stack>
  );
}

interface RequirementProps extends Pick<BriefTableProps, 'onValue'> {
  row: BriefRow;
  refused: boolean;
}

function Requirement({ row, refused, onValue }: RequirementProps) {
  const t = useTexts();
  const language = useLanguage();
  const format = useFormats();
  const { key, no, text, nlsfb, value, limit, bound, level, source, lawDate, status } = row;
  const unit = briefWords(row.unit, language);
  const article = briefWords(row.article, language);
  const usual = limit ?? value;
  return (
    <tr>
      <td>{no}</td>
      <th scope="row">
        {text[language]}
        {nlsfb ? ` (${nlsfb})` : ''}
      </th>
      <td>
        {unit === '' ? (
          '–'
        ) : (
          <Text as="span" display="inline-flex" alignItems="center" gap="1" whiteSpace="nowrap">
            {bound === 'min' ? '≥' : '≤'}
            <NumberInput
              width="8rem"
              label={`${text[language]} (${unit})`}
              invalid={refused}
              placeholder={usual === null ? t('lookUp') : writtenNumber(usual, language)}
              value={status === 'own' ? value : null}
              onChange={own => onValue(key, own)}
            />
            {unit}
          </Text>
        )}
      </td>
      <td>{t(`levels.${level}`)}</td>
      <td>
        {article || source || '–'}
        {lawDate ? ` · ${t('asOf', { date: format.date(lawDate) })}` : ''}
      </td>
      <td>{t(`statuses.${status}`)}</td>
    </tr>
  );
}

import { useFormats, useLanguage } from '@kavel/i18n';
import { Box, ErrorText, Grid, type GridProps, Text, type TextProps } from '@kavel/ui/core';
import { Input } from '@kavel/ui/forms';
import { useTexts } from '../../../i18n';
import { problemOf, textOf } from '../model/parameter-edits';
import { type ParameterRow, sourceName } from '../model/parameter-groups';
import { isFraction, type ParameterKind } from '../model/parameter-keys';
import type { EditedParameters } from './use-parameter-edits';
import { useParameterName } from './use-parameter-name';

export const Row = (props: GridProps) => (
  <Grid
    gridTemplateColumns="minmax(0, 1fr) 4.5rem 5.5rem"
    gap="2"
    alignItems="center"
    minHeight="row"
    py="1px"
    borderBottomWidth="1px"
    borderColor="line"
    fontSize="sm"
    {...props}
  />
);

const Amount = (props: TextProps) => (
  <Text as="span" textAlign="end" fontVariantNumeric="tabular-nums" {...props} />
);

export interface ParameterLineProps {
  kind: ParameterKind;
  row: ParameterRow;
  /** Sources in the order of their footnote numbers. */
  sources: readonly string[];
  edited: EditedParameters;
  editable: boolean;
}

/** One parameter: the default beside the valuation's own value, which may be editable. */
export function ParameterLine({ kind, row, sources, edited, editable }: ParameterLineProps) {
  const t = useTexts();
  const f = useFormats();
  const decimalSign = useLanguage() === 'en' ? '.' : ',';
  const name = useParameterName()(kind);
  const text =
    edited.edits[row.key] ?? (row.override === null ? '' : textOf(row.override, kind, decimalSign));
  const problem = problemOf(row.key, text);
  const isPart = kind.kind === 'part';
  const unit = isFraction(kind) ? '%' : '€/m²';
  const source = row.source ? sourceName(row.source, row.year) : null;
  const standard = (amount: number) =>
    isFraction(kind) ? `${textOf(Math.round(amount * 1e4) / 1e4, kind, decimalSign)} %` : f.decimal(amount);

  return (
    <Row>
      <Box minWidth="0" ps={isPart ? '3' : '0'} color={isPart ? 'muted' : 'text'}>
        {name}
        {isFraction(kind) ? null : (
          <Text as="span" color="muted">
            {' '}
            {unit}
          </Text>
        )}
        {source && !isPart ? (
          <Box as="sup" color="muted" title={source}>
            {' '}
            {sources.indexOf(source) + 1}
          </Box>
        ) : null}
        {problem ? (
          <ErrorText>{t(problem === 'not-a-number' ? 'dcf.notANumber' : 'dcf.outOfRange')}</ErrorText>
        ) : null}
      </Box>
      <Amount color={text ? 'muted' : undefined}>
        {row.default === undefined ? null : standard(row.default)}
      </Amount>
      {isPart ? (
        <span />
      ) : (
        <Input
          inputMode="decimal"
          textAlign="end"
          px="2"
          aria-label={`${t('dcf.own')}: ${name} (${unit})`}
          aria-invalid={problem !== null}
          placeholder={unit}
          disabled={!editable}
          value={text}
          onChange={event => edited.edit(row.key, event.target.value)}
          onKeyDown={event => {
            if (event.key === 'Enter') edited.recalculate();
          }}
        />
      )}
    </Row>
  );
}

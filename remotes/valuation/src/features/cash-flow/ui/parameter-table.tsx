import { useFormats, useLanguage } from '@kavel/i18n';
import { Box, chakra, Text } from '@kavel/ui/core';
import { Input } from '@kavel/ui/forms';
import { useTexts } from '../../../i18n';
import { problemOf, textOf } from '../model/parameter-edits';
import { isFraction, type ParameterKind, parameterKind } from '../model/parameter-keys';
import type { EditedParameters } from './use-parameter-edits';

const Row = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) 4.5rem 5.5rem',
    gap: '2',
    alignItems: 'center',
    py: '1.5',
    borderBottomWidth: '1px',
    borderColor: 'line',
    fontSize: 'sm',
  },
});

const Amount = chakra('span', { base: { textAlign: 'end', fontVariantNumeric: 'tabular-nums' } });

/** A parameter's name, such as “Onderhoud kantoor”. */
export function useParameterName(): (kind: ParameterKind) => string {
  const t = useTexts();
  return kind => {
    if (kind.kind === 'rate') return t(`dcf.keys.${kind.key}`);
    if (kind.kind === 'cost')
      return `${t(`dcf.costs.${kind.cost}`)} ${t(`types.${kind.type}`).toLowerCase()}`;
    const known = ['reference', 'market', 'type', 'buildingYear', 'area', 'sellOff'] as const;
    const part = known.find(name => name === kind.part);
    return part ? t(`dcf.parts.${part}`) : kind.part;
  };
}

/** A parameter as it is shown. Without a default it is one that only the valuation itself knows of. */
export interface ParameterRow {
  key: string;
  override: number | null;
  default?: number;
  source?: string;
  year?: number;
}

export interface ParameterTableProps {
  parameters: readonly ParameterRow[];
  edited: EditedParameters;
  editable: boolean;
}

/** Each parameter with its standard value, its source and year, and a place for the valuation's own value. */
export function ParameterTable({ parameters, edited, editable }: ParameterTableProps) {
  const t = useTexts();
  const f = useFormats();
  const decimalSign = useLanguage() === 'en' ? '.' : ',';
  const nameOf = useParameterName();
  const shown = (amount: number, kind: ParameterKind) =>
    isFraction(kind)
      ? `${textOf(Math.round(amount * 1e4) / 1e4, kind, decimalSign)} %`
      : `€ ${f.decimal(amount)}`;

  return (
    <Box>
      <Row color="muted" fontWeight="medium" fontSize="xs" aria-hidden>
        <span>{t('dcf.parameter')}</span>
        <Amount>{t('dcf.standard')}</Amount>
        <Amount>{t('dcf.own')}</Amount>
      </Row>
      {parameters.map(parameter => {
        const kind = parameterKind(parameter.key);
        if (!kind) return null;
        const name = nameOf(kind);
        const typed = edited.edits[parameter.key];
        const text =
          typed ?? (parameter.override === null ? '' : textOf(parameter.override, kind, decimalSign));
        const problem = problemOf(parameter.key, text);
        return (
          <Row key={parameter.key}>
            <Box
              minWidth="0"
              ps={kind.kind === 'part' ? '3' : '0'}
              color={kind.kind === 'part' ? 'muted' : 'text'}
            >
              {name}
              {kind.kind === 'cost' && kind.cost !== 'management' ? (
                <chakra.span color="muted"> €/m²</chakra.span>
              ) : null}
              {kind.kind === 'part' || !parameter.source ? null : (
                <Text
                  fontSize="xs"
                  color="muted"
                  overflow="hidden"
                  textOverflow="ellipsis"
                  whiteSpace="nowrap"
                  title={`${parameter.source} (${parameter.year})`}
                >
                  {parameter.source} · {parameter.year}
                </Text>
              )}
              {problem ? (
                <Text fontSize="xs" color="red" role="alert">
                  {t(problem === 'not-a-number' ? 'dcf.notANumber' : 'dcf.outOfRange')}
                </Text>
              ) : null}
            </Box>
            <Amount color={text ? 'muted' : undefined}>
              {parameter.default === undefined ? null : shown(parameter.default, kind)}
            </Amount>
            {kind.kind === 'part' ? (
              <span />
            ) : (
              <Input
                inputMode="decimal"
                textAlign="end"
                px="2"
                aria-label={`${t('dcf.own')} ${name} ${isFraction(kind) ? t('dcf.percentHint') : ''}`}
                aria-invalid={problem !== null}
                placeholder={isFraction(kind) ? '%' : '€'}
                disabled={!editable}
                value={text}
                onChange={event => edited.edit(parameter.key, event.target.value)}
                onKeyDown={event => {
                  if (event.key === 'Enter') edited.recalculate();
                }}
              />
            )}
          </Row>
        );
      })}
    </Box>
  );
}

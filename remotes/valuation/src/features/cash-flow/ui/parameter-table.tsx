import { useSourceText } from '@kavel/i18n';
import { Box, SectionTitle, Text } from '@kavel/ui/core';
import { useTexts } from '../../../i18n';
import {
  type ParameterGroup,
  type ParameterRow,
  parameterGroups,
  sourcesOf,
} from '../model/parameter-groups';
import { ParameterLine, Row } from './parameter-line';
import type { EditedParameters } from './use-parameter-edits';

export interface ParameterTableProps {
  parameters: readonly ParameterRow[];
  edited: EditedParameters;
  editable: boolean;
}

/** Each parameter with its default, source and year, and a field for the valuation's own value. */
export function ParameterTable({ parameters: given, edited, editable }: ParameterTableProps) {
  const t = useTexts();
  const sourceText = useSourceText();
  const parameters = given.map(row => (row.source ? { ...row, source: sourceText(row.source) } : row));
  const sources = sourcesOf(parameters);
  const titleOf = ({ type }: ParameterGroup) =>
    type ? t('dcf.costsOf', { type: t(`types.${type}`).toLowerCase() }) : t('dcf.title');

  return (
    <Box>
      {sources.length > 0 ? (
        <Box as="ol" listStyle="none" py="2" fontSize="xs" color="muted">
          {sources.map((source, index) => (
            <li key={source}>
              <sup>{index + 1}</sup> {source}
            </li>
          ))}
        </Box>
      ) : null}
      {parameterGroups(parameters).map(group => (
        <Box key={group.type ?? 'own'} as="section" mb="3">
          <Row>
            <SectionTitle as="h3" fontSize="sm">
              {titleOf(group)}
            </SectionTitle>
            <Text fontSize="xs" color="muted" textAlign="end">
              {t('dcf.standard')}
            </Text>
            <Text fontSize="xs" color="muted" textAlign="end">
              {t('dcf.own')}
            </Text>
          </Row>
          {group.rows.map(({ kind, row }) => (
            <ParameterLine
              key={row.key}
              kind={kind}
              row={row}
              sources={sources}
              edited={edited}
              editable={editable}
            />
          ))}
        </Box>
      ))}
    </Box>
  );
}

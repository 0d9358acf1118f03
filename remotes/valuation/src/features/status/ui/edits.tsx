import { call, valuationQueries } from '@kavel/api-client';
import { type ValuationDetail, valuationApi } from '@kavel/contracts';
import type { Edit } from '@kavel/contracts/valuations';
import { useFormats } from '@kavel/i18n';
import { queryOptions, useQuery } from '@kavel/query';
import { Box, type BoxProps, PlainList, Skeleton, Text } from '@kavel/ui/core';
import { unitName } from '../../../common/open-valuation';
import { QueryError } from '../../../common/query-error';
import { useTexts } from '../../../i18n';

const editsOf = (id: string) =>
  queryOptions({
    queryKey: [...valuationQueries.one(id), 'edits'],
    queryFn: ({ signal }) => call(valuationApi.getEdits, { params: { id } }, { signal }),
  });

const Line = (props: BoxProps) => <Box as="li" py="1.5" fontSize="sm" {...props} />;

/** Edit history of the valuation with reasons, newest first. */
export function Edits({ valuation }: { valuation: ValuationDetail }) {
  const t = useTexts();
  const edits = useQuery(editsOf(valuation.id));
  if (edits.isError) return <QueryError error={edits.error} onRetry={() => void edits.refetch()} />;
  if (!edits.data) return <Skeleton height="4rem" />;
  if (edits.data.length === 0)
    return (
      <Text fontSize="sm" color="muted">
        {t('edits.none')}
      </Text>
    );
  const units = new Map(valuation.units.map(unit => [unit.id, unitName(unit)]));
  return (
    <PlainList
      as="ol"
      rules="above"
      maxHeight="22rem"
      overflowY="auto"
      aria-label={t('edits.title')}
      _print={{ maxHeight: 'none', overflow: 'visible' }}
    >
      {edits.data.map(edit => (
        <Line key={edit.id}>
          <EditText edit={edit} unit={units.get(edit.unitId ?? '') ?? null} />
        </Line>
      ))}
    </PlainList>
  );
}

function EditText({ edit, unit }: { edit: Edit; unit: string | null }) {
  const t = useTexts();
  const f = useFormats();
  const { kind, detail, actor, onBehalfOf, at, subject, from, to, reason } = edit;
  const written = detail === 'weighing' ? f.percent : f.money;
  const what = t(detail ? `edits.details.${detail}` : `edits.kinds.${kind}`, {
    subject: subject ?? '',
    from: from === null ? '' : written(from),
    to: to === null ? '' : written(to),
  });
  return (
    <>
      <span>
        {actor.name}
        {onBehalfOf ? ` ${t('status.onBehalfOf', { name: onBehalfOf.name })}` : null}:{' '}
        {unit ? `${unit}: ` : null}
        {what}
      </span>{' '}
      <Text asChild color="muted" fontSize="xs">
        <time dateTime={at}>{f.moment(at)}</time>
      </Text>
      {reason ? (
        <Box as="q" display="block" color="muted">
          {reason}
        </Box>
      ) : null}
    </>
  );
}

import { type ProjectImportPreview, projectRowOutcomes } from '@kavel/contracts/projects';
import { DescriptionList, Notice, SectionTitle, Stack, TextTable } from '@kavel/ui/core';
import { ScrollRegion } from '@kavel/ui/data';
import { useProjectWords } from './use-project-words';

/** Rows that are named; of a file with another column for the key all are rejected. */
const mostNamed = 200;

/** What the import would do, with every row that it leaves out. */
export function ImportPreview({ preview: { counts, rows } }: { preview: ProjectImportPreview }) {
  const { t, number } = useProjectWords();
  const rejected = rows.filter(({ outcome }) => outcome === 'rejected');
  const lost = rows.filter(({ place }) => place === 'not-found' || place === 'ambiguous').length;
  return (
    <Stack gap="3" role="status">
      <DescriptionList
        look="inline"
        items={projectRowOutcomes.map(outcome => ({
          term: t(`import.outcomes.${outcome}`),
          value: number(counts[outcome]),
        }))}
      />
      {lost > 0 ? (
        <Notice tone="warning">{t('import.places', { count: lost, n: number(lost) })}</Notice>
      ) : null}
      {rejected.length > 0 ? (
        <>
          <SectionTitle>{t('import.rejected')}</SectionTitle>
          <ScrollRegion label={t('import.rejected')} overflowY="auto" maxHeight="14rem">
            <TextTable dense>
              <thead>
                <tr>
                  <th scope="col">{t('import.line')}</th>
                  <th scope="col">{t('import.problem')}</th>
                </tr>
              </thead>
              <tbody>
                {rejected.slice(0, mostNamed).map(({ line, problems }) => (
                  <tr key={line}>
                    <td>{line}</td>
                    <td>
                      {problems
                        .map(({ column, problem }) =>
                          t(`import.problems.${problem}`, { column: t(`fields.${column}`) }),
                        )
                        .join('; ')}
                    </td>
                  </tr>
                ))}
              </tbody>
            </TextTable>
          </ScrollRegion>
        </>
      ) : null}
    </Stack>
  );
}

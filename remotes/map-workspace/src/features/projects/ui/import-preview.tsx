import { type ProjectColumn, type ProjectImportPreview, projectRowOutcomes } from '@kavel/contracts/projects';
import { type PreviewedFile, RejectedRows } from '@kavel/table-import';
import { DescriptionList, Notice } from '@kavel/ui/core';
import { useProjectWords } from './use-project-words';

export interface ImportPreviewProps {
  preview: ProjectImportPreview;
  file: PreviewedFile<ProjectColumn>;
}

/** Result of the import before it is made, with all rejected rows. */
export function ImportPreview({ preview: { counts, rows }, file }: ImportPreviewProps) {
  const { t, number } = useProjectWords();
  const lost = rows.filter(({ place }) => place === 'not-found' || place === 'ambiguous').length;
  const rejected = rows.flatMap(({ line, outcome, problems }) => {
    if (outcome !== 'rejected') return [];
    const told = problems.map(({ column, problem }) =>
      t(`import.problems.${problem}`, { column: t(`fields.${column}`) }),
    );
    return [{ line, problem: told.join('; ') }];
  });
  return (
    <>
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
      <RejectedRows rows={rejected} file={file} />
    </>
  );
}

import { projectColumns, projectImportLimit, projectLimits } from '@kavel/contracts/projects';
import { TableImport } from '@kavel/table-import';
import { previewImport, startImport } from '../api/project-imports';
import { useProjectCalls } from '../api/use-project-calls';
import { trackerHeadings } from '../model/tracker-headings';
import { EarlierProjectImports } from './earlier-imports';
import { ImportPreview } from './import-preview';
import { useProjectWords } from './use-project-words';

const limits = { rows: projectImportLimit, cell: projectLimits.description * 4 };

/** Imports the export of a tracker. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const { t } = useProjectWords();
  const { refresh } = useProjectCalls();
  return (
    <TableImport
      title={t('import.title')}
      intro={t('import.intro')}
      fields={projectColumns.map(field => ({ field, label: t(`fields.${field}`) }))}
      headings={trackerHeadings}
      limits={limits}
      lacks={choice => (choice.issue_key === undefined ? t('import.keyNeeded') : null)}
      preview={previewImport}
      show={(preview, file) => <ImportPreview preview={preview} file={file} />}
      hasRows={({ counts }) => counts.created + counts.updated > 0}
      start={async file => {
        await startImport(file);
        await refresh();
      }}
      earlier={<EarlierProjectImports />}
      onClose={onClose}
    />
  );
}

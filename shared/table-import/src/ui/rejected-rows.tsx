import { csvFile, saveFile } from '@kavel/files';
import { useFormats } from '@kavel/i18n';
import { Box, Button, SectionTitle, Text, TextTable } from '@kavel/ui/core';
import { ScrollRegion } from '@kavel/ui/data';
import { Download } from '@kavel/ui/icons';
import { useTexts } from '../i18n';
import { type RejectedRow, rejectedTable } from '../model/rejected-table';

/** Rows that are named; of a file with a wrong column all are rejected. */
const mostNamed = 200;

export interface RejectedRowsProps {
  rows: readonly RejectedRow[];
  /** The file that they are of. */
  file: { name: string; table: readonly (readonly string[])[] };
}

/** Rows that an import leaves out, each with the reason; as a file too, to be mended and imported. */
export function RejectedRows({ rows, file }: RejectedRowsProps) {
  const t = useTexts();
  const { number } = useFormats();
  if (rows.length === 0) return null;
  const save = async () => {
    const content = await csvFile(rejectedTable(file.table, rows, t('problem')));
    saveFile(content, `${file.name.replace(/\.\w+$/, '')} - ${t('rejectedFile')}.csv`);
  };
  return (
    <>
      <SectionTitle>{t('rejected')}</SectionTitle>
      <ScrollRegion label={t('rejected')} overflowY="auto" maxHeight="14rem">
        <TextTable dense>
          <thead>
            <tr>
              <th scope="col">{t('line')}</th>
              <th scope="col">{t('problem')}</th>
            </tr>
          </thead>
          <tbody>
            {rows.slice(0, mostNamed).map(({ line, problem }) => (
              <tr key={line}>
                <td>{line}</td>
                <td>{problem}</td>
              </tr>
            ))}
          </tbody>
        </TextTable>
      </ScrollRegion>
      {rows.length > mostNamed ? (
        <Text fontSize="sm" color="muted">
          {t('firstRejected', { shown: number(mostNamed), n: number(rows.length) })}
        </Text>
      ) : null}
      <Box>
        <Button onClick={() => void save()}>
          <Download aria-hidden />
          {t('saveRejected')}
        </Button>
      </Box>
    </>
  );
}

import { SectionTitle, TextTable } from '@kavel/ui/core';
import { ScrollRegion } from '@kavel/ui/data';
import { useTexts } from '../i18n';

/** Rows that are named; of a file with a wrong column all are rejected. */
const mostNamed = 200;

export interface RejectedRow {
  line: number;
  /** In the language of the user. */
  problem: string;
}

/** Every row that an import leaves out, with the reason. */
export function RejectedRows({ rows }: { rows: readonly RejectedRow[] }) {
  const t = useTexts();
  if (rows.length === 0) return null;
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
    </>
  );
}

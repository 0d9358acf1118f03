import { type LeaseColumn, type LeasePreview, leaseRowOutcomes } from '@kavel/contracts/leases';
import { useFormats } from '@kavel/i18n';
import { type PreviewedFile, RejectedRows } from '@kavel/table-import';
import { DescriptionList, SectionTitle, TextTable } from '@kavel/ui/core';
import { ScrollRegion } from '@kavel/ui/data';
import { useRentRollTexts } from '../../../i18n/rent-roll';

export interface LeasePreviewedProps {
  preview: LeasePreview;
  file: PreviewedFile<LeaseColumn>;
}

/** What a rent roll brings: its totals, its first leases as read, and its rejected rows. */
export function LeasePreviewed({ preview, file }: LeasePreviewedProps) {
  const t = useRentRollTexts();
  const format = useFormats();
  const { counts, units, annualRent, sample } = preview;
  const rejected = preview.rejected.map(({ line, problems }) => {
    const told = problems.map(({ column, problem }) =>
      t(`import.problems.${problem}`, { column: t(`import.fields.${column}`) }),
    );
    return { line, problem: told.join('; ') };
  });
  return (
    <>
      <DescriptionList
        look="inline"
        items={[
          ...leaseRowOutcomes.map(outcome => ({
            term: t(`import.outcomes.${outcome}`),
            value: format.number(counts[outcome]),
          })),
          { term: t('import.units'), value: format.number(units) },
          { term: t('import.rent'), value: format.money(annualRent) },
        ]}
      />
      {sample.length > 0 ? (
        <>
          <SectionTitle>{t('import.read')}</SectionTitle>
          <ScrollRegion label={t('import.read')} overflowX="auto">
            <TextTable dense>
              <thead>
                <tr>
                  <th scope="col">{t('table.address')}</th>
                  <th scope="col" data-figure>
                    {t('table.rent')}
                  </th>
                  <th scope="col">{t('table.start')}</th>
                  <th scope="col">{t('table.end')}</th>
                </tr>
              </thead>
              <tbody>
                {sample.map(({ line, address, annualRent: rent, start, end }) => (
                  <tr key={line}>
                    <td>{address}</td>
                    <td data-figure>{format.number(rent)}</td>
                    <td>{start === null ? '–' : format.date(start)}</td>
                    <td>{end === null ? t('table.indefinite') : format.date(end)}</td>
                  </tr>
                ))}
              </tbody>
            </TextTable>
          </ScrollRegion>
        </>
      ) : null}
      <RejectedRows rows={rejected} file={file} />
    </>
  );
}

import type { FeeAgreement, FeeEntry, FeeStatement } from '@kavel/contracts/fees';
import { fileNameOf, useFormats } from '@kavel/i18n';
import { useQuery } from '@kavel/query';
import { Button, Card, Flex, Notice, SectionTitle, Stack, Text } from '@kavel/ui/core';
import { type Column, DataTable, KeyFigures } from '@kavel/ui/data';
import { Download } from '@kavel/ui/icons';
import { toast } from '../../../common/changes';
import { useErrorText } from '../../../common/error-text';
import { Loaded } from '../../../common/load-state';
import { useAddress } from '../../../common/use-address';
import { useColumnsInReach } from '../../../common/use-columns-in-reach';
import { useFeeTexts } from '../../../i18n/fees';
import { downloadCsv, downloadXlsx } from '../api/download-statement';
import { feeQueries } from '../api/fee-queries';
import { useFeeFormats } from '../model/cents';
import { localToday, type Period, parsePeriod } from '../model/period';
import { statementTable } from '../model/statement-table';
import { usePeopleText } from './history';
import { PeriodFields } from './period-fields';

/** Entries in a period, and each party's share. */
export function Statement({ agreement }: { agreement: FeeAgreement }) {
  const t = useFeeTexts();
  const { get, set } = useAddress();
  const period = parsePeriod(get('period'), localToday());
  return (
    <Card px="4" py="3" minWidth="0">
      <Stack gap="3" minWidth="0">
        <SectionTitle>{t('statement.title')}</SectionTitle>
        <PeriodFields period={period} onChange={({ text }) => set({ period: text }, true)} />
        {period.from <= period.until ? (
          <OfPeriod agreement={agreement} period={period} />
        ) : (
          <Notice tone="warning">{t('statement.wrong')}</Notice>
        )}
      </Stack>
    </Card>
  );
}

function OfPeriod({ agreement, period: { from, until } }: { agreement: FeeAgreement; period: Period }) {
  const t = useFeeTexts();
  const format = useFeeFormats();
  const columns = useColumns();
  const query = useQuery(feeQueries.statement(agreement.id, from, until));
  const figure = (key: 'proposer' | 'other', statement: FeeStatement) => ({
    key,
    label: agreement[key].name,
    value: format.cents(statement[key]),
    note: format.share(agreement[key].share),
  });
  return (
    <Loaded query={query}>
      {statement => (
        <>
          <KeyFigures
            figures={[
              { key: 'total', label: t('statement.total'), value: format.cents(statement.total) },
              figure('proposer', statement),
              figure('other', statement),
            ]}
          />
          {statement.entries.length === 0 ? (
            <Text color="muted" py="4">
              {t('statement.empty')}
            </Text>
          ) : (
            <DataTable
              label={t('statement.list')}
              columns={columns}
              rows={statement.entries}
              rowKey={({ id }) => id}
              maxHeight="24rem"
            />
          )}
          <Export agreement={agreement} statement={statement} />
        </>
      )}
    </Loaded>
  );
}

function useColumns(): readonly Column<FeeEntry>[] {
  const t = useFeeTexts();
  const { date } = useFormats();
  const { cents } = useFeeFormats();
  const peopleText = usePeopleText();
  return useColumnsInReach<FeeEntry>([
    { key: 'date', header: t('statement.date'), cell: entry => date(entry.date), width: '7.5rem' },
    {
      key: 'description',
      header: t('statement.description'),
      cell: ({ description }) => description,
      width: 'minmax(9rem, 2fr)',
    },
    { key: 'by', header: t('statement.by'), cell: peopleText, width: 'minmax(8rem, 1fr)' },
    {
      key: 'amount',
      header: t('statement.amount'),
      numeric: true,
      cell: ({ amount }) => cents(amount),
      width: '8rem',
    },
  ]);
}

function Export({ agreement, statement }: { agreement: FeeAgreement; statement: FeeStatement }) {
  const t = useFeeTexts();
  const textOf = useErrorText();
  const { share } = useFeeFormats();
  const { moment } = useFormats();
  const peopleText = usePeopleText();
  const download = async (as: typeof downloadCsv | typeof downloadXlsx) => {
    const words = {
      status: t('statement.status'),
      exported: t('statement.exportedAt'),
      agreement: t('statement.agreement'),
      period: t('statement.kind'),
      party: t('statement.party'),
      share: t('statement.share'),
      date: t('statement.date'),
      description: t('statement.description'),
      amount: t('statement.amount'),
      by: t('statement.by'),
      total: t('statement.total'),
    };
    const facts = {
      status: t(`status.${agreement.status}`),
      exportedAt: moment(new Date().toISOString()),
    };
    const rows = statementTable(agreement, statement, facts, words, share, peopleText);
    const { from, until } = statement;
    const parts = [t('statement.title'), agreement.service.name, facts.status, from, until];
    try {
      await as({
        agreementId: agreement.id,
        rows,
        nameOf: extension => fileNameOf(parts, extension),
        sheet: t('statement.title'),
      });
      toast('success', t('statement.exported'));
    } catch (error) {
      toast('error', textOf(error));
    }
  };
  return (
    <Flex gap="2" justifyContent="flex-end">
      <Button onClick={() => void download(downloadCsv)}>
        <Download aria-hidden /> {t('statement.csv')}
      </Button>
      <Button onClick={() => void download(downloadXlsx)}>
        <Download aria-hidden /> {t('statement.xlsx')}
      </Button>
    </Flex>
  );
}

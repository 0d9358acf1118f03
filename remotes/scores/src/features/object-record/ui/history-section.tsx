import type { ObjectRecord } from '@kavel/contracts/passports';
import { useFormats } from '@kavel/i18n';
import { EnergyLabelBadge, Figure, PlainList, SectionTitle, Text } from '@kavel/ui/core';
import type { ReactNode } from 'react';
import { useRecordTexts } from '../i18n';

/** Energielabels, sales and lettings, newest first. */
export function HistorySection({ record: { labels, deals } }: { record: ObjectRecord }) {
  const t = useRecordTexts();
  const format = useFormats();
  const lines = [
    ...labels.map(({ label, registered, validUntil }) => ({
      key: `label ${label} ${registered}`,
      date: registered,
      what: <EnergyLabelBadge label={label} />,
      note: validUntil ? t('history.validUntil', { date: format.date(validUntil) }) : t('history.label'),
    })),
    ...deals.map(({ kind, date, amount, marks, fictional }, at) => ({
      key: `${kind} ${date} ${at}`,
      date,
      what: <Figure fontWeight="medium">{format.money(amount)}</Figure>,
      note: [
        t(`history.${kind}`),
        ...marks.map(mark => t(`history.marks.${mark}`)),
        ...(fictional ? [t('history.fictional')] : []),
      ].join(' · '),
    })),
  ].toSorted((one, other) => (other.date ?? '').localeCompare(one.date ?? ''));
  return (
    <section>
      <SectionTitle mb="2">{t('history.heading')}</SectionTitle>
      {lines.length === 0 ? <Text>{t('history.none')}</Text> : null}
      <PlainList rules="between">
        {lines.map(({ key, date, what, note }) => (
          <Line key={key} date={date ? format.date(date) : t('history.undated')} note={note}>
            {what}
          </Line>
        ))}
      </PlainList>
      <Text mt="2" fontSize="xs" color="muted">
        {t('history.note')}
      </Text>
    </section>
  );
}

function Line({ date, note, children }: { date: string; note: string; children: ReactNode }) {
  return (
    <li>
      <Text display="flex" justifyContent="space-between" alignItems="center" gap="3">
        <Text as="span">{date}</Text>
        {children}
      </Text>
      <Text fontSize="sm" color="muted">
        {note}
      </Text>
    </li>
  );
}

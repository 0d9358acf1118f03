import type { Wishlist } from '@kavel/contracts/transactions';
import { csvFile, exportFile } from '@kavel/files';
import { useState } from 'react';
import { useTexts } from '../i18n';
import { comparedFields } from '../model/compared-fields';

/** Downloads the list as a CSV file; the export is recorded in the audit log. */
export function useWishlistFile({ items, owner }: Wishlist) {
  const t = useTexts();
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);
  const write = async () => {
    const head = [
      ...['address', 'objectId', 'id'].map(name => t(`columns.${name as 'address' | 'objectId' | 'id'}`)),
      ...comparedFields.map(field => t(`fields.${field}`)),
      ...[t('columns.lon'), t('columns.lat'), t('columns.marks'), t('note')],
    ];
    const rows = items.map(({ transaction, note, gone }) => [
      ...[transaction.address, transaction.objectId, transaction.id],
      ...comparedFields.map(field => transaction[field]),
      ...[transaction.lon, transaction.lat],
      [
        ...(transaction.own ? [t('own')] : []),
        ...(transaction.fictional ? [t('fictional')] : []),
        ...(transaction.marks ?? []).map(mark => t(`saleMarks.${mark}`)),
        ...(gone ? [t('goneShort')] : []),
      ].join(', '),
      note,
    ]);
    const content = await csvFile([head, ...rows]);
    const fileName = `${t('fileName')} ${owner.name}.csv`;
    await exportFile({ content, fileName, object: 'wishlist', rows: rows.length });
  };
  const save = () => {
    setBusy(true);
    setFailed(false);
    void write()
      .catch(() => setFailed(true))
      .finally(() => setBusy(false));
  };
  return { busy, failed, save };
}

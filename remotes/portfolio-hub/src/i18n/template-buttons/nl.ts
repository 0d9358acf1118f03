export const nl = {
  xlsx: 'Excel (XLSX)',
  csv: 'CSV',
  failed: 'Het sjabloon kon niet worden gemaakt',
};

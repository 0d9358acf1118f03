/** Statuses of panden with those of the objects in them, each pair once. */
export const statusPairs = `
  SELECT DISTINCT p.status::VARCHAR AS pand, o.status::VARCHAR AS object
  FROM verblijfsobject o JOIN pand p ON p.identificatie = o.pand_id ORDER BY ALL`;

import { unitApi } from '@kavel/contracts';
import type { Caller } from '@kavel/service-kit';
import { objectId } from '../../testing/made-up-objects';
import {
  colleague,
  editor,
  harness,
  id,
  owner,
  reader,
  shareWithBoth,
  store,
  unitId,
} from '../../testing/sharing-setup';

beforeAll(async () => {
  await shareWithBoth();
  const params = { id: unitId };
  await harness.api.call(unitApi.updateAddressObjectData, { params, body: { annualRent: 1 } }, owner);
});

describe('row-level security alone', () => {
  const tables = [
    'portfolio',
    'unit',
    'unit_event',
    'valuation',
    'valuation_unit',
    'valuation_event',
  ] as const;
  const count = (table: (typeof tables)[number], caller: Caller) =>
    store.inOrganisation(
      caller,
      async ({ trx }) => (await trx.selectFrom(table).selectAll().execute()).length,
    );

  it.each(tables)('shows %s to the owner and the reader and to no other colleague', async table => {
    expect(await count(table, owner)).toBeGreaterThan(0);
    expect(await count(table, reader)).toBe(await count(table, owner));
    expect(await count(table, colleague)).toBe(0);
  });

  it.each(['portfolio', 'unit', 'valuation'] as const)(
    'does not allow a reader to change %s',
    async table => {
      const changed = await store.inOrganisation(reader, ({ trx }) =>
        trx.updateTable(table).set({ deleted_at: new Date() }).returning('id').execute(),
      );
      expect(changed).toEqual([]);
    },
  );

  it('refuses rows written by a reader', async () => {
    const smuggle = store.inOrganisation(reader, ({ trx }) =>
      trx
        .insertInto('unit')
        .values({
          organisation_id: owner.organisationId,
          portfolio_id: id,
          object_id: objectId(5),
          address_object_data: '{}',
        })
        .execute(),
    );
    await expect(smuggle).rejects.toThrow(/row-level security/);
  });

  it('does not allow an editor to share it', async () => {
    const open = store.inOrganisation(editor, ({ trx }) =>
      trx.updateTable('portfolio').set({ organisation_access: 'edit' }).where('id', '=', id).execute(),
    );
    await expect(open).rejects.toThrow(/only its owner/);
  });
});

import { approve, shareWith } from '../../testing/harness';
import {
  author,
  colleague,
  get,
  harness,
  history,
  id,
  move,
  store,
  valuation,
  value,
} from '../../testing/status-setup';

describe('the workflow of a valuation', () => {
  it('goes to review, back with a reason, to approval by a colleague, and into the archive', async () => {
    await value();
    await move('in-review', author);
    await move('draft', colleague, 'De huur van nummer 1 klopt niet.');
    await move('in-review', author);
    expect(await move('approved', colleague)).toMatchObject({ status: 'approved' });
    expect(await move('archived', author)).toMatchObject({ status: 'archived' });
  });

  it.each([
    ['draft', 'approved', []],
    ['draft', 'archived', []],
    ['draft', 'draft', []],
    ['in-review', 'archived', ['in-review']],
  ] as const)('from %s to %s is not allowed, and both are named', async (from, to, first) => {
    await value();
    for (const status of first) await move(status, author);
    await expect(move(to, colleague, 'x')).rejects.toMatchObject({
      code: 'conflict',
      status: 409,
      details: { from, to },
    });
  });

  it.each(['draft', 'in-review'] as const)('does not go from approved back to %s', async status => {
    await approve(harness, author, id);
    await expect(move(status, colleague, 'x')).rejects.toMatchObject({
      details: { from: 'approved', to: status, allowed: ['archived'] },
    });
  });

  it('requires a reason to go back', async () => {
    await value();
    await move('in-review', author);
    await expect(move('draft', colleague)).rejects.toMatchObject({
      code: 'bad-request',
      details: [{ field: 'body.reason' }],
    });
    await expect(move('draft', colleague, '   ')).rejects.toMatchObject({ code: 'bad-request' });
    expect((await get()).status).toBe('in-review');
  });

  it('can be submitted once there are values for the value date', async () => {
    await expect(move('in-review', author)).rejects.toMatchObject({ code: 'results-missing', status: 422 });
    await value(250_000, '2025-01-01');
    await expect(move('in-review', author)).rejects.toMatchObject({
      code: 'unprocessable',
      details: { refusal: 'results-outdated' },
    });
    expect((await history(author)).moves).toEqual([
      { to: 'in-review', reasonNeeded: false, refusal: 'results-outdated' },
    ]);
  });

  it('is not approved by its creator or submitter', async () => {
    await value();
    await move('in-review', author);
    await expect(move('approved', author)).rejects.toMatchObject({ code: 'forbidden', status: 403 });
    await move('draft', author, 'Nog eens nakijken');
    await move('in-review', colleague);
    await expect(move('approved', author)).rejects.toMatchObject({ code: 'forbidden' });
    await expect(move('approved', colleague)).rejects.toMatchObject({ code: 'forbidden' });
    const third = await harness.caller({ org: author.organisationId });
    await shareWith(harness, author, valuation.portfolioId, third);
    expect((await history(colleague)).moves).toContainEqual({
      to: 'approved',
      reasonNeeded: false,
      refusal: 'own-work',
    });
    expect(await move('approved', third)).toMatchObject({ status: 'approved' });
  });

  it('is approved once when two colleagues approve at the same time', async () => {
    await value();
    await move('in-review', author);
    const other = await harness.caller({ org: author.organisationId });
    await shareWith(harness, author, valuation.portfolioId, other);
    const outcomes = await Promise.allSettled([move('approved', colleague), move('approved', other)]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect((await history(author)).events.filter(({ to }) => to === 'approved')).toHaveLength(1);
  });
});

describe('the audit trail', () => {
  it('records who, when, the transition and the reason, newest first', async () => {
    await value();
    await move('in-review', author);
    await move('draft', colleague, 'Peildatum nakijken');
    const { events } = await history(author);
    expect(events).toMatchObject([
      { actor: { name: 'Bram Beoordelaar' }, from: 'in-review', to: 'draft', reason: 'Peildatum nakijken' },
      { actor: { name: 'Anna Auteur' }, from: 'draft', to: 'in-review', reason: null, onBehalfOf: null },
      { actor: { name: 'Anna Auteur', userId: author.userId }, from: null, to: 'draft', revision: 1 },
    ]);
    expect((await get()).revision).toBe(events[0]?.revision);
  });

  it('has no entry for a refused transition', async () => {
    await expect(move('approved', colleague)).rejects.toThrow();
    await expect(move('in-review', author)).rejects.toThrow();
    expect((await history(author)).events).toHaveLength(1);
  });

  it.each(['valuation_event', 'valuation_approval'] as const)(
    '%s prevents any change by the service',
    async table => {
      await approve(harness, author, id);
      const change = store.inOrganisation(author, ({ trx }) =>
        trx.updateTable(table).set({ revision: 99 }).execute(),
      );
      await expect(change).rejects.toThrow(/permission denied/);
      const purge = store.inOrganisation(author, ({ trx }) => trx.deleteFrom(table).execute());
      await expect(purge).rejects.toThrow(/permission denied/);
    },
  );
});

import { portfolioApi } from '@kavel/contracts';
import { bulkApi } from '@kavel/contracts/bulk';
import {
  caller,
  harness,
  linesOf,
  mixed,
  portfolioId,
  send,
  settle,
  store,
  units,
} from '../../testing/bulk-setup';
import { linesFor } from '../../testing/harness';
import { lineText, objectId } from '../../testing/made-up-objects';

describe('lines', () => {
  it('are paged and filtered by outcome', async () => {
    const sent = await send(mixed, 4);
    const first = await linesOf(sent.id, undefined, 6);
    const second = await linesOf(sent.id, undefined, 6, first.next ?? undefined);
    expect([...first.lines, ...second.lines].map(({ line }) => line)).toEqual(mixed.map(({ line }) => line));
    expect(second.next).toBeNull();
    expect((await linesOf(sent.id, 'matched')).lines).toHaveLength(6);
    expect((await linesOf(sent.id, 'added')).lines).toHaveLength(0);
  });

  it('of a stored list are stored as soon as they are resolved, with their facts', async () => {
    const doubtful = { line: 1, text: lineText(2_000), facts: { wozValue: '250000' } };
    const sent = await send([doubtful, { line: 2, text: lineText(3) }]);
    await store(sent.id, 'good-lines');
    expect(await settle(sent.id, 1, objectId(2_000))).toMatchObject({ outcome: 'added' });
    await expect(settle(sent.id, 1, objectId(2_001))).rejects.toMatchObject({ code: 'conflict' });
    expect((await units()).map(unit => unit.addressObjectData.wozValue)).toEqual([null, 250_000]);
    const job = await harness.api.call(bulkApi.getBulkJob, { params: { id: sent.id } }, caller);
    expect(job.counts).toMatchObject({ added: 2, ambiguous: 0 });
  });

  it('cannot be resolved to an object that the portfolio has', async () => {
    const sent = await send([...linesFor(2), { line: 3, text: lineText(2_000) }]);
    await expect(settle(sent.id, 3, objectId(1))).rejects.toMatchObject({ code: 'already-in-portfolio' });
    await expect(settle(sent.id, 99, objectId(1))).rejects.toMatchObject({ code: 'not-found' });
  });

  it('are exported as a spreadsheet file', async () => {
    const sent = await send([...mixed, { line: 12, text: '=1+1; "x"' }], 4);
    await store(sent.id, 'good-lines');
    const answer = await harness.app.inject({
      url: `/api/portfolio/bulk-jobs/${sent.id}/result?language=nl`,
      headers: { authorization: `Bearer ${caller.token}` },
    });
    expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
    const lines = answer.payload.replace('\uFEFF', '').split('\r\n');
    const { name } = await harness.api.call(
      portfolioApi.getPortfolio,
      { params: { id: portfolioId } },
      caller,
    );
    const day = /\d{4}-\d\d-\d\d$/;
    expect(lines.slice(0, 6)).toEqual([
      `Portefeuille;${name}`,
      expect.stringMatching(/^Lijst;/),
      'Status;Klaar',
      expect.stringMatching(day),
      expect.stringMatching(day),
      '',
    ]);
    const file = lines.slice(6);
    expect(file).toHaveLength(mixed.length + 3);
    expect(file[1]).toBe(`1;${lineText(0)};Toegevoegd;${lineText(0)};"=""${objectId(0)}""";`);
    expect(file[9]).toContain('Dubbele regel');
    expect(file[9]).toContain('Gelijk aan regel 1');
    expect(file[11]).toContain('Jaarhuur: geen getal, Bouwjaar: buiten bereik');
    expect(file[12]).toBe('12;"\'=1+1; ""x""";Niet gevonden;;;');
  });
});

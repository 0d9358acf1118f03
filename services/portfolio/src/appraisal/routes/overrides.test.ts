import { valuationApi } from '@kavel/contracts';
import {
  anna,
  bert,
  decide,
  harness,
  limit,
  modelValue,
  params,
  propose,
  reason,
  resultOf,
  state,
  submit,
  unitId,
  valuation,
  valued,
} from '../../testing/overrides-setup';

describe('an override', () => {
  it('within the limit of one person takes effect at once; range and confidence stay those of the model', async () => {
    const model = await resultOf();
    await propose({ value: 140_000, reason });
    expect(await resultOf()).toEqual({
      ...model,
      value: 140_000,
      pricePerM2: Math.round(((model?.pricePerM2 ?? 0) * 140_000) / modelValue),
      override: {
        modelValue,
        modelPricePerM2: model?.pricePerM2,
        reason,
        by: {
          userId: anna.userId,
          name: 'Anna',
          onBehalfOf: null,
          role: { id: 'portfolio-manager', name: null },
          at: expect.any(String),
        },
      },
    });
    await propose(null);
    expect(await resultOf()).toEqual(model);
  });

  it.each([
    ['beyond every limit', { value: 99_999_999, reason }, 'override-beyond-limit'],
    ['far below the value', { value: 50_000, reason }, 'override-beyond-limit'],
    ['with the reason x', { value: 130_000, reason: 'x' }, 'override-reason-too-short'],
    [
      'with a reason of one letter again and again',
      { value: 130_000, reason: 'x'.repeat(40) },
      'override-reason-too-short',
    ],
  ])('%s is refused and changes nothing', async (_, override, refused) => {
    const model = await resultOf();
    await expect(propose(override)).rejects.toMatchObject({
      code: 'unprocessable',
      details: { reason: refused, unitId },
    });
    expect(await resultOf()).toEqual(model);
    expect((await state()).choices).toEqual({});
  });

  it('of a unit without a value is refused: there is nothing to compare it with', async () => {
    await harness.putValues(anna, valuation.id, []);
    await expect(propose({ value: 130_000, reason })).rejects.toMatchObject({
      details: { reason: 'override-needs-value' },
    });
  });

  it("further from the model waits for a second person, who sees it; until then the value is the model's", async () => {
    await propose({ value: 180_000, reason });
    expect(await resultOf()).toMatchObject({
      value: modelValue,
      proposal: { value: 180_000, reason, state: 'pending', by: { name: 'Anna' } },
    });
    await expect(submit()).rejects.toMatchObject({ details: { refusal: 'override-undecided' } });
    await decide(bert, 180_000);
    expect(await resultOf()).toMatchObject({
      value: 180_000,
      low68: modelValue * 0.9,
      accuracyClass: 5,
      override: { modelValue, by: { name: 'Anna' }, confirmed: { name: 'Bert', deviation: 0.43 } },
    });
    const edits = await harness.api.call(valuationApi.getEdits, { params: params() }, anna);
    expect(edits[0]).toMatchObject({
      kind: 'override-confirmed',
      actor: { name: 'Bert' },
      unitId,
      from: modelValue,
      to: 180_000,
    });
    await submit();
  });

  it('refused by the second person is removed, and the refusal is recorded', async () => {
    await propose({ value: 180_000, reason });
    await decide(bert, 180_000, 'refuse');
    expect(await resultOf()).toMatchObject({ value: modelValue });
    expect(await resultOf()).not.toHaveProperty('proposal');
    expect((await state()).choices).toEqual({});
    await expect(decide(bert, 180_000)).rejects.toMatchObject({ code: 'not-found' });
  });

  it('is not confirmed by its proposer, nor when it was changed since', async () => {
    await propose({ value: 180_000, reason });
    await expect(decide(anna, 180_000)).rejects.toMatchObject({
      code: 'forbidden',
      details: { reason: 'override-own' },
    });
    await expect(decide(bert, 175_000)).rejects.toMatchObject({ code: 'conflict' });
    await decide(bert, 180_000);
    await propose({ value: 185_000, reason });
    expect(await resultOf()).toMatchObject({ value: modelValue, proposal: { state: 'pending' } });
  });

  it('proposed on behalf of a user of another organisation is confirmed by neither of the two, whoever they act for', async () => {
    const carl = await harness.caller({ name: 'Carl' });
    const carlForAnna = harness.acting(carl, anna);
    await propose({ value: 180_000, reason }, carlForAnna);
    expect(await resultOf()).toMatchObject({
      proposal: { by: { userId: carl.userId, name: 'Carl', onBehalfOf: { userId: anna.userId } } },
    });
    const own = { code: 'forbidden', details: { reason: 'override-own' } };
    await expect(decide(carlForAnna, 180_000)).rejects.toMatchObject(own);
    await expect(decide(harness.acting(carl, bert), 180_000)).rejects.toMatchObject(own);
    await expect(decide(anna, 180_000)).rejects.toMatchObject(own);
    await expect(decide(harness.acting(bert, anna), 180_000)).rejects.toMatchObject(own);
    await expect(decide(carl, 180_000)).rejects.toMatchObject({ code: 'not-found' });
    expect(await resultOf()).toMatchObject({ value: modelValue, proposal: { state: 'pending' } });
    await decide(bert, 180_000);
    expect(await resultOf()).toMatchObject({ override: { confirmed: { name: 'Bert', onBehalfOf: null } } });
  });

  it('of one user is not confirmed by somebody who acts for that user', async () => {
    await propose({ value: 180_000, reason });
    const carl = await harness.caller({ name: 'Carl' });
    await expect(decide(harness.acting(carl, anna), 180_000)).rejects.toMatchObject({ code: 'forbidden' });
    await decide(harness.acting(carl, bert), 180_000);
    expect(await resultOf()).toMatchObject({
      override: { confirmed: { name: 'Carl', onBehalfOf: { userId: bert.userId } } },
    });
  });

  it('ignores a proposer and confirmer sent by the caller', async () => {
    const forged = {
      userId: bert.userId,
      name: 'Bert',
      onBehalfOf: null,
      role: null,
      at: '2026-01-01T00:00:00Z',
    };
    const confirmed = { ...forged, deviation: 10 };
    await propose({ value: 180_000, reason, by: forged, confirmed });
    expect(await resultOf()).toMatchObject({ value: modelValue, proposal: { by: { name: 'Anna' } } });
  });

  it('whose distance to the model grows beyond the confirmed one waits again', async () => {
    await propose({ value: 180_000, reason });
    await decide(bert, 180_000);
    await valued(121_000);
    expect(await resultOf()).toMatchObject({ value: 121_000, proposal: { state: 'pending' } });
    await valued(100_000);
    expect(await resultOf()).toMatchObject({ value: 100_000, proposal: { state: 'beyond' } });
    await valued(170_000);
    expect(await resultOf()).toMatchObject({ value: 180_000, override: { modelValue: 170_000 } });
  });

  it('is checked again in a duplicate, against the current limits', async () => {
    await propose({ value: 180_000, reason });
    await decide(bert, 180_000);
    const copied = async (name: string) => {
      const body = { name };
      const copy = await harness.api.call(valuationApi.duplicateValuation, { params: params(), body }, bert);
      return resultOf(copy.id);
    };
    expect(await copied('Ruim')).toMatchObject({ value: 180_000 });
    await limit({ alone: 0.05, together: 0.2, leastReason: 15 });
    expect(await copied('Krap')).toMatchObject({ value: modelValue, proposal: { state: 'beyond' } });
  });

  it('from before limits existed is checked at submission and approval', async () => {
    const put = (value: number) =>
      harness.query(
        `update portfolio.valuation_result set value = $1::double precision, result = result || jsonb_build_object(
           'value', $1::double precision, 'override', jsonb_build_object('modelValue', 126082, 'reason', 'x'))
         where unit_id = $2`,
        [value, unitId],
      );
    await put(99_999_999);
    await expect(submit()).rejects.toMatchObject({ details: { refusal: 'override-undecided' } });
    await put(130_000);
    await submit();
    await put(99_999_999);
    const approval = harness.api.call(
      valuationApi.updateStatus,
      { params: { ...params(), status: 'approved' as const } },
      bert,
    );
    await expect(approval).rejects.toMatchObject({ details: { refusal: 'override-undecided' } });
  });
});

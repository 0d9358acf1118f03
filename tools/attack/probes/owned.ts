import { z } from 'zod';
import { json } from '../http';
import type { Stage } from './probe';

export interface Owned {
  portfolio: string;
  ids: string[];
  /** Part of the names of owned objects. */
  secret: string;
}

const createdSchema = z.object({ result: z.object({ id: z.uuid() }) });
const suggestedSchema = z.object({ result: z.array(z.object({ objectId: z.string() })).min(1) });

/** Creates a portfolio of the owner with a unit and a valuation. */
export async function makeOwned({ target, owner }: Stage, secret: string): Promise<Owned> {
  const create = async (path: string, body: object) => {
    const answer = await target.ask(`/api/portfolio/${path}`, json(body, owner));
    return createdSchema.parse(JSON.parse(answer.body)).result.id;
  };
  const portfolio = await create('portfolios', { name: secret });
  const { body } = await target.ask('/api/real-estate-data/addresses/suggest?q=a', { headers: owner });
  const [address] = suggestedSchema.parse(JSON.parse(body)).result;
  const unit = await create(`portfolios/${portfolio}/real-estate-entities`, { numberId: address?.objectId });
  const valuation = await create('valuations', { portfolioId: portfolio, name: secret });
  return { portfolio, ids: [portfolio, unit, valuation], secret };
}

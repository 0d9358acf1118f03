import { z } from 'zod';
import { baseOf, type Endpoint } from '../calls/endpoint';
import { contractExports } from './contract-exports';
import { bodyExamples } from './examples';
import { namedSchemas } from './named-schemas';
import { operationOf } from './operations';

const endpoints = contractExports
  .filter(([name]) => name.endsWith('Api') && !name.endsWith('InnerApi'))
  .flatMap(([, api]) => Object.entries(api as Record<string, Endpoint>));

it('gives every endpoint a group and a name that is unique below its base', () => {
  const names = endpoints.map(([, endpoint]) => {
    const operation = operationOf(endpoint);
    return operation && `${baseOf(endpoint)} ${operation.operationId}`;
  });
  expect(names).not.toContain(undefined);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});

it('declares `acting` on exactly the endpoints with a `userId` in their query', () => {
  const wrong = endpoints
    .filter(
      ([, { acting, query }]) =>
        (acting ?? false) !== ('shape' in query && 'userId' in (query.shape as object)),
    )
    .map(([name]) => name);
  expect(wrong).toEqual([]);
});

it('has a valid example of every body', () => {
  const wrong = endpoints.flatMap(([name, { body }]) => {
    if (body instanceof z.ZodUndefined) return [];
    const problem = Object.hasOwn(bodyExamples, name)
      ? body.safeParse(bodyExamples[name]).error?.message
      : 'has no example';
    return problem === undefined ? [] : [`${name}: ${problem}`];
  });
  expect(wrong).toEqual([]);
});

it('has no example of a removed body', () => {
  const names = endpoints.map(([name]) => name);
  expect(Object.keys(bodyExamples).filter(name => !names.includes(name))).toEqual([]);
});

it('names the schemas of the contracts after their exports', () => {
  const portfolioDetail = contractExports.find(([name]) => name === 'portfolioDetailSchema');
  expect(namedSchemas.get(portfolioDetail?.[1] as z.ZodType)?.id).toBe('PortfolioDetail');
});

import type { FastifySerializerCompiler } from 'fastify';
import { ResponseSerializationError } from 'fastify-type-provider-zod';
import type { z } from 'zod';

/**
 * Checks an answer against its contract, removes unknown fields and serializes it. Throws when it breaks the contract.
 * Contracts describe answers as they are sent, so nothing is encoded: the serializer of fastify-type-provider-zod
 * encodes, and checks every refined value twice.
 */
export const serializerCompiler: FastifySerializerCompiler<z.ZodType> =
  ({ schema, method, url }) =>
  answer => {
    const { data, error } = schema.safeParse(answer);
    if (error) throw new ResponseSerializationError(method, url, { cause: error });
    return JSON.stringify(data);
  };

import type { FastifySerializerCompiler } from 'fastify';
import { ResponseSerializationError } from 'fastify-type-provider-zod';
import type { z } from 'zod';

/**
 * Holds an answer against its contract, leaves out what is not in it and writes it. Throws when it is not as the
 * contract has it. Contracts have answers as they are sent, so there is nothing to encode: the serializer of
 * fastify-type-provider-zod, which encodes, looks at every value with a rule of its own twice.
 */
export const serializerCompiler: FastifySerializerCompiler<z.ZodType> =
  ({ schema, method, url }) =>
  answer => {
    const { data, error } = schema.safeParse(answer);
    if (error) throw new ResponseSerializationError(method, url, { cause: error });
    return JSON.stringify(data);
  };

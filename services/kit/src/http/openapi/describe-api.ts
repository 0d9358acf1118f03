import swagger from '@fastify/swagger';
import { baseOf, contractVersion, type Endpoint, type ServiceName } from '@kavel/contracts';
import { namedSchemas, operationOf } from '@kavel/contracts/description';
import type { FastifyInstance } from 'fastify';
import { createJsonSchemaTransform, createJsonSchemaTransformObject } from 'fastify-type-provider-zod';
import { completeOperations } from './complete-operations';
import { bytesBody, describeOperation, okAnswer } from './describe-operation';
import type { OpenApiDocument } from './document';
import { tidySchemas } from './tidy-schemas';
import { withoutUnusedSchemas } from './unused-schemas';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The endpoint a route was made from; absent for routes outside the contracts. */
    endpoint?: Endpoint;
  }
}

const subjects: Record<ServiceName, string> = {
  auth: 'sessions, users and their rights',
  portfolio: 'portfolios, units, valuations and services',
  'real-estate-data': 'addresses, objects, locator, values and scores',
  reports: 'documents as PDF and as pictures',
  content: 'articles: news and legal topics',
};

const toJsonSchema = createJsonSchemaTransform({ schemaRegistry: namedSchemas });
const addComponents = createJsonSchemaTransformObject({ schemaRegistry: namedSchemas });
type SwaggerDocument = ReturnType<typeof addComponents>;

/**
 * Describes the endpoints below one base as OpenAPI 3.1. Call it before their routes are registered; the returned
 * function builds the document once all are.
 */
export async function describeApi(
  scope: FastifyInstance,
  base: ServiceName,
  endpoints: readonly Endpoint[],
): Promise<() => object> {
  const decorator = `describe ${base}`;
  await scope.register(swagger, {
    decorator,
    openapi: {
      openapi: '3.1.0',
      info: {
        title: `Kavel ${base}`,
        version: contractVersion,
        description: `The calls of Kavel for ${subjects[base]}. Every answer of 200 has its content in \`result\`; every failure has a code, a message and sometimes details in \`error\`.`,
        contact: { name: 'Kavel', url: 'https://kavel.example/support' },
      },
      servers: [{ url: '/', description: 'The Kavel that serves this description' }],
      tags: tagsOf(endpoints),
      components: {
        securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      },
    },
    transform(document) {
      const { endpoint } = document.route.config ?? {};
      if (endpoint === undefined || baseOf(endpoint) !== base) {
        return toJsonSchema({ ...document, schema: { hide: true } });
      }
      const { schema, url } = toJsonSchema({
        ...document,
        schema: { ...document.schema, response: okAnswer(endpoint) },
      });
      return { schema: { ...schema, ...bytesBody(endpoint), ...describeOperation(endpoint) }, url };
    },
    transformObject(document) {
      const described = addComponents(document) as OpenApiDocument;
      return withoutUnusedSchemas(tidySchemas(completeOperations(described, endpoints))) as SwaggerDocument;
    },
  });
  return scope.getDecorator<() => object>(decorator);
}

function tagsOf(endpoints: readonly Endpoint[]) {
  return [...new Set(endpoints.flatMap(endpoint => operationOf(endpoint)?.tag ?? []))];
}

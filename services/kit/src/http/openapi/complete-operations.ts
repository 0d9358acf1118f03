import type { Endpoint } from '@kavel/contracts';
import { bodyExamples, exampleId, parameterExamples, schemaExamples } from '@kavel/contracts/description';
import { operationIdOf } from './describe-operation';
import type { OpenApiDocument, OpenApiOperation, OpenApiParameter } from './document';
import { errorComponents, errorReferences } from './error-responses';

/** Adds what the schemas of a route cannot express: error answers and examples. */
export function completeOperations(
  document: OpenApiDocument,
  endpoints: readonly Endpoint[],
): OpenApiDocument {
  const endpointOf = new Map(endpoints.map(endpoint => [operationIdOf(endpoint), endpoint]));
  const complete = (operation: OpenApiOperation): OpenApiOperation => {
    const endpoint = endpointOf.get(operation.operationId ?? '');
    if (endpoint === undefined) return operation;
    return {
      ...withExamples({ ...operation, ...bodyOf(operation, endpoint) }),
      responses: { ...operation.responses, ...errorReferences(endpoint) },
    };
  };
  return {
    ...document,
    paths: mapValues(document.paths ?? {}, operations => mapValues(operations, complete)),
    components: { ...document.components, responses: errorComponents },
  };
}

/** A body that may be left out is not required. */
function bodyOf(
  { requestBody }: OpenApiOperation,
  { body }: Endpoint,
): Pick<OpenApiOperation, 'requestBody'> {
  if (requestBody === undefined) return {};
  return { requestBody: { ...requestBody, required: !body.safeParse(undefined).success } };
}

function withExamples({ parameters, requestBody, ...operation }: OpenApiOperation): OpenApiOperation {
  const example = bodyExamples[operation.operationId ?? ''];
  return {
    ...operation,
    ...(parameters && {
      parameters: parameters.map(parameter => ({ ...parameter, ...exampleOf(parameter) })),
    }),
    ...(requestBody && {
      requestBody: {
        ...requestBody,
        content: mapValues(requestBody.content, media =>
          example === undefined ? media : { ...media, example },
        ),
      },
    }),
  };
}

const formatExamples: Record<string, unknown> = { uuid: exampleId, date: '2026-01-31' };

function exampleOf({ name, schema }: OpenApiParameter): { example?: unknown } {
  const { format = '', $ref = '' } = schema ?? {};
  // What comes in may have a schema of its own, named so.
  const [, schemaName = ''] = /\/(\w+?)(?:Input)?$/.exec($ref) ?? [];
  const example = schemaExamples[schemaName] ?? formatExamples[format] ?? parameterExamples[name];
  return example === undefined ? {} : { example };
}

function mapValues<From, To>(record: Record<string, From>, change: (value: From) => To): Record<string, To> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]));
}

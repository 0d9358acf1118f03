/** The parts of an OpenAPI 3.1 document that are used here. */
export interface OpenApiDocument {
  paths?: Record<string, Record<string, OpenApiOperation>>;
  components?: { schemas?: Record<string, object>; responses?: Record<string, object> };
}

export interface OpenApiOperation {
  operationId?: string;
  parameters?: OpenApiParameter[];
  requestBody?: { required?: boolean; content: Record<string, { example?: unknown }> };
  responses?: Record<string, object>;
}

export interface OpenApiParameter {
  name: string;
  in: string;
  schema?: { format?: string; $ref?: string };
  example?: unknown;
}

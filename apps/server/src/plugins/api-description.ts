import swagger from '@fastify/swagger';
import { PATHS, PRODUCT } from '@backsmith/contract';
import { createJsonSchemaTransform, createJsonSchemaTransformObject } from 'fastify-type-provider-zod';
import type { App } from '../http/app-type.ts';
import { namedSchemas } from './named-schemas.ts';
import { operationIdOf } from './operation-id.ts';

/** Describes the API as OpenAPI 3.1, made from the schemas that check it. To be called before any route is added. */
export async function describeApi(app: App): Promise<void> {
  const schemaRegistry = namedSchemas();
  const describe = createJsonSchemaTransform({ schemaRegistry });
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: `${PRODUCT.name} API`,
        version: '1',
        description: 'Refusals have one shape: { success: false, message, error: { code, … } }.',
      },
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
      security: [{ bearer: [] }],
    },
    transform: (given) => {
      const { schema, url } = describe(given);
      if (schema.hide === true) return { schema, url };
      return { schema: { ...schema, operationId: operationIdOf(String(given.route.method), given.url) }, url };
    },
    transformObject: createJsonSchemaTransformObject({ schemaRegistry }),
  });
}

/** Adds the route that answers with it. */
export function apiDescriptionRoute(app: App): void {
  app.get(PATHS.openApi, { config: { access: 'public' }, schema: { hide: true } }, () => app.swagger());
}

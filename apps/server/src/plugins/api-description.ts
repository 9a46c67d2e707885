import swagger from '@fastify/swagger';
import { PATHS, PRODUCT } from '@backsmith/contract';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import type { App } from '../http/app-type.ts';

/** Describes the API as OpenAPI 3.1, made from the schemas that check it. To be called before any route is added. */
export async function describeApi(app: App): Promise<void> {
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
    transform: jsonSchemaTransform,
  });
}

/** Adds the route that answers with it. */
export function apiDescriptionRoute(app: App): void {
  app.get(PATHS.openApi, { config: { access: 'public' }, schema: { hide: true } }, () => app.swagger());
}

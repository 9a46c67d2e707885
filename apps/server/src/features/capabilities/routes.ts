import { capabilitiesAnswer, PATHS, type Capabilities } from '@backsmith/contract';
import type { App } from '../../http/app-type.ts';

export function capabilityRoutes(app: App, parts: { readonly offered: Capabilities }): void {
  app.get(
    PATHS.capabilities,
    {
      config: { access: 'public' },
      schema: { tags: ['generation'], summary: 'What can be generated', response: { 200: capabilitiesAnswer } },
    },
    () => ({ success: true as const, data: parts.offered }),
  );
}

import { done, MESSAGES, PATHS, sandboxConfirmAnswer, sandboxConfirmRequest } from '@backsmith/contract';
import type { FastifyRequest } from 'fastify';
import { callerOf } from '../../http/access.ts';
import { refusals } from '../../http/answers.ts';
import type { App } from '../../http/app-type.ts';
import { readBody } from '../../http/read-body.ts';
import type { Sandbox } from '../../payments/sandbox-provider.ts';
import type { PaymentProvider } from '../../ports/payment-provider.ts';
import { Refusal } from '../../refusal.ts';
import { whySandboxIsClosed } from './closed-sandbox.ts';
import type { PaymentParts } from './payment-parts.ts';
import { confirmAtSandbox, receiveEvent } from './service.ts';

/** No message of a provider is nearly as long. */
const MOST_EVENT_BYTES = 1024 * 1024;

const tags = ['payments'];

/** Where the provider sends its messages. The signature counts over the bytes, so they are not parsed. */
export async function providerRoutes(app: App, parts: PaymentParts): Promise<void> {
  await app.register(async (scope: App) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (request: FastifyRequest) => readBody(request, MOST_EVENT_BYTES, app.bodyBudget));
    scope.post(
      PATHS.paymentWebhook,
      {
        config: { access: 'public' },
        schema: { tags, summary: 'Signed messages of the card provider', response: { 200: done, ...refusals } },
      },
      async (request) => {
        const { provider } = parts;
        if (!provider) throw new Refusal('NOT_FOUND', MESSAGES.notFound);
        const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
        const signature = request.headers[provider.signatureHeader];
        const one = Array.isArray(signature) ? signature[0] : signature;
        await receiveEvent({ ...parts, provider }, body, one, request.log);
        return { success: true as const, message: 'Received.' };
      },
    );
  });
}

/** Where test cards are "charged"; unknown where there is no sandbox. */
export function sandboxRoutes(app: App, parts: PaymentParts): void {
  app.post(
    PATHS.sandboxConfirm,
    {
      config: { access: 'user' },
      schema: {
        tags,
        summary: 'Pay with a test card at the sandbox',
        body: sandboxConfirmRequest,
        response: { 200: sandboxConfirmAnswer, ...refusals },
      },
    },
    (request) => {
      const { provider } = parts;
      const closed = whySandboxIsClosed(app, parts, request);
      if (closed !== undefined) throw new Refusal('FORBIDDEN', closed);
      // A proxy may tell nothing of itself, so the page must: browsers name it with every POST.
      const { origin = 'null' } = request.headers;
      const isOwn = parts.sandboxForAll || origin !== 'null';
      if (!isOwn) throw new Refusal('FORBIDDEN', MESSAGES.sandboxIsLocal);
      if (!isSandbox(provider)) throw new Refusal('NOT_FOUND', MESSAGES.paymentNotFound);
      return confirmAtSandbox({ ...parts, provider }, callerOf(request).account, request.body, request.log);
    },
  );
}

function isSandbox(provider: PaymentProvider | Sandbox | undefined): provider is Sandbox {
  return provider?.name === 'sandbox';
}

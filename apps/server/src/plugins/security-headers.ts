import helmet from '@fastify/helmet';
import type { App } from '../http/app-type.ts';
import type { CardFormOrigins } from '../ports/payment-provider.ts';

/** Where the card form is our own. */
const NO_CARD_FORM: CardFormOrigins = { script: [], frame: [], connect: [], payment: [] };

/**
 * Sends the security headers. Nothing is loaded from elsewhere and no inline script runs but those of our own pages.
 *
 * @param options.https whether people reach us over https; over plain http these headers would break the site.
 * @param options.cardForm what the card form of the payment provider is loaded from; undefined where it is our own.
 * @param options.scriptHashes of the inline scripts in our pages, such as `sha256-…`.
 */
export async function securityHeaders(
  app: App,
  options: {
    readonly https: boolean;
    readonly cardForm: CardFormOrigins | undefined;
    readonly scriptHashes: readonly string[];
  },
): Promise<void> {
  const cardForm = options.cardForm ?? NO_CARD_FORM;
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...options.scriptHashes.map((hash) => `'${hash}'`), ...cardForm.script],
        frameSrc: cardForm.frame.length > 0 ? [...cardForm.frame] : ["'none'"],
        // Components place themselves by style attributes.
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'", ...cardForm.connect],
        workerSrc: ["'self'", 'blob:'],
        objectSrc: ["'none'"],
        baseUri: ["'self'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        ...(options.https ? { upgradeInsecureRequests: [] } : {}),
      },
    },
    strictTransportSecurity: options.https ? { maxAge: 31_536_000, includeSubDomains: false } : false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    crossOriginEmbedderPolicy: false,
    frameguard: { action: 'deny' },
  });
  const powers = permissions(cardForm.payment);
  app.addHook('onSend', (request, reply, _payload, done) => {
    void reply.header('permissions-policy', powers);
    const isApi = (request.routeOptions.url ?? '').startsWith('/api');
    if (isApi && reply.getHeader('cache-control') === undefined)
      void reply.header('cache-control', 'private, no-store');
    done();
  });
}

/** What pages and the frames in them may use of the device: nothing, but for frames that take payments the browser's own. */
function permissions(paying: readonly string[]): string {
  const none = [
    'accelerometer',
    'camera',
    'display-capture',
    'geolocation',
    'gyroscope',
    'magnetometer',
    'microphone',
    'midi',
    'usb',
  ];
  const payment = paying.length > 0 ? `(self ${paying.map((origin) => `"${origin}"`).join(' ')})` : '()';
  return [...none.map((power) => `${power}=()`), `payment=${payment}`].join(', ');
}

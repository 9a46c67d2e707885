import helmet from '@fastify/helmet';
import type { App } from '../http/app-type.ts';

/** What Stripe's card form needs: https://docs.stripe.com/security/guide#content-security-policy */
const STRIPE = {
  script: ['https://js.stripe.com', 'https://*.js.stripe.com'],
  frame: ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
  connect: ['https://api.stripe.com'],
} as const;
const NO_STRIPE = { script: [], frame: ["'none'"], connect: [] } as const;

/**
 * Sends the security headers. Nothing is loaded from elsewhere and no inline script runs but those of our own pages.
 *
 * @param options.https whether people reach us over https; over plain http these headers would break the site.
 * @param options.stripe whether Stripe's card form may be loaded, which lives in frames of its own.
 * @param options.scriptHashes of the inline scripts in our pages, such as `sha256-…`.
 */
export async function securityHeaders(
  app: App,
  options: { readonly https: boolean; readonly stripe: boolean; readonly scriptHashes: readonly string[] },
): Promise<void> {
  const stripe = options.stripe ? STRIPE : NO_STRIPE;
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...options.scriptHashes.map((hash) => `'${hash}'`), ...stripe.script],
        frameSrc: [...stripe.frame],
        // Components place themselves by style attributes.
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'", ...stripe.connect],
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
}

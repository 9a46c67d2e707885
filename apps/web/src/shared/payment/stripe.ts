/** The little of Stripe's browser library that is used here. */
export type Stripe = {
  readonly elements: (options: { clientSecret: string; appearance?: object }) => StripeElements;
  readonly confirmPayment: (options: {
    elements: StripeElements;
    confirmParams: { return_url: string };
    redirect: 'if_required';
  }) => Promise<{
    readonly error?: { readonly message?: string };
    readonly paymentIntent?: { readonly status: string };
  }>;
};

export type StripeElements = {
  readonly create: (kind: 'payment') => StripeElement;
};

type StripeElement = {
  readonly mount: (place: HTMLElement) => void;
  readonly destroy: () => void;
};

/** Stripe wants its script loaded from its own host, never bundled. */
const SCRIPT = 'https://js.stripe.com/v3/';

let loading: Promise<void> | undefined;

/** Loads Stripe's script, on the first call only, and opens it with the account's public key. */
export async function openStripe(publishableKey: string): Promise<Stripe> {
  loading ??= loadScript().catch((cause: unknown) => {
    loading = undefined; // the next attempt asks again
    throw cause;
  });
  await loading;
  const open = (globalThis as { Stripe?: (key: string) => Stripe }).Stripe;
  if (open === undefined) throw new Error('The card provider could not be loaded.');
  return open(publishableKey);
}

function loadScript(): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = SCRIPT;
    script.onload = () => resolve();
    script.onerror = () => {
      script.remove();
      reject(new Error('The card provider could not be reached.'));
    };
    document.head.append(script);
  });
}

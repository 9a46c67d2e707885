import {
  paymentAnswer,
  paymentConfigAnswer,
  paymentHistoryAnswer,
  paymentIntentAnswer,
  paymentIntentRequest,
  paymentStatusAnswer,
  PATHS,
} from '@backsmith/contract';
import { z } from 'zod';
import { paymentView } from '../../payments/payment-view.ts';
import { callerOf } from '../../http/access.ts';
import { refusals } from '../../http/answers.ts';
import type { App } from '../../http/app-type.ts';
import { listPayments, listPending, listUnused } from '../../payments/payment-store.ts';
import { whySandboxIsClosed } from './closed-sandbox.ts';
import { createIntent } from './create-intent.ts';
import type { PaymentParts } from './payment-parts.ts';
import { providerRoutes, sandboxRoutes } from './provider-routes.ts';
import { ownPayment, refreshPayment } from './service.ts';
import { statusView } from './views.ts';

const tags = ['payments'];
const MOST_SHOWN = 200;

export async function paymentRoutes(app: App, parts: PaymentParts): Promise<void> {
  configRoute(app, parts);
  intentRoute(app, parts);
  ownRoutes(app, parts);
  refreshRoute(app, parts);
  await providerRoutes(app, parts);
  sandboxRoutes(app, parts);
}

function configRoute(app: App, parts: PaymentParts): void {
  const { provider } = parts;
  app.get(
    PATHS.paymentConfig,
    {
      config: { access: 'user' },
      schema: { tags, summary: 'How one pays here', response: { 200: paymentConfigAnswer, ...refusals } },
    },
    (request) => ({
      success: true as const,
      data: {
        provider: provider?.name ?? ('none' as const),
        testMode: provider?.testMode ?? false,
        publishableKey: provider?.publishableKey ?? null,
        closed: provider?.name === 'sandbox' ? (whySandboxIsClosed(app, parts, request) ?? null) : null,
      },
    }),
  );
}

function intentRoute(app: App, parts: PaymentParts): void {
  app.post(
    PATHS.createPaymentIntent,
    {
      config: { access: 'user' },
      schema: {
        tags,
        summary: 'Begin a payment at the price of now',
        body: paymentIntentRequest,
        response: { 200: paymentIntentAnswer, ...refusals },
      },
    },
    (request) => createIntent(parts, callerOf(request).account, request.body, request.log),
  );
}

function ownRoutes(app: App, parts: PaymentParts): void {
  app.get(
    PATHS.paymentStatus,
    {
      config: { access: 'user' },
      schema: {
        tags,
        summary: 'What the caller may generate without paying more',
        response: { 200: paymentStatusAnswer, ...refusals },
      },
    },
    async (request) => {
      const { account } = callerOf(request);
      // In this order: what is decided between the two is told twice, not never.
      const pending = await listPending(parts.db, account.id);
      const unused = await listUnused(parts.db, account.id);
      return statusView(account, { unused, pending }, parts.clock(), parts.entitlements.paymentNeeded);
    },
  );

  app.get(
    PATHS.paymentHistory,
    {
      config: { access: 'user' },
      schema: { tags, summary: 'Own payments, newest first', response: { 200: paymentHistoryAnswer, ...refusals } },
    },
    async (request) => {
      const payments = await listPayments(parts.db, callerOf(request).account.id, MOST_SHOWN);
      return { success: true as const, data: { payments: payments.map(paymentView) } };
    },
  );
}

function refreshRoute(app: App, parts: PaymentParts): void {
  app.post(
    '/api/payments/:paymentId/refresh',
    {
      config: { access: 'owner' },
      schema: {
        tags,
        summary: 'Ask the card provider how a payment stands',
        params: z.object({ paymentId: z.string() }),
        response: { 200: paymentAnswer, ...refusals },
      },
    },
    async (request) => {
      const { account } = callerOf(request);
      const { paymentId } = request.params;
      const { provider } = parts;
      const found = provider
        ? await refreshPayment({ ...parts, provider }, account, paymentId, request.log)
        : await ownPayment(parts, account, paymentId);
      return { success: true as const, data: { payment: paymentView(found) } };
    },
  );
}

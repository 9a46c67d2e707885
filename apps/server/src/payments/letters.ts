import { type DisputeState, PRODUCT } from '@backsmith/contract';
import type { Letter } from '../mail/letter.ts';
import { moneyText } from './money-text.ts';
import type { PaymentRow } from './payment-store.ts';

export function receiptLetter(payment: PaymentRow, receiptNumber: string, paidAt: Date): Letter {
  return {
    to: payment.email,
    subject: `Your ${PRODUCT.name} receipt ${receiptNumber}`,
    paragraphs: [
      ...testMark(payment),
      'Thank you. Your payment has arrived and one project can be generated with it.',
      {
        rows: [
          ['Receipt', receiptNumber],
          ['Date', paidAt.toISOString().slice(0, 10)],
          ['Plan', `${payment.planName}, one project`],
          ['Amount', moneyText(payment.amountCents, payment.currency)],
        ],
      },
    ],
  };
}

export function refundLetter(payment: PaymentRow, refundedCents: number): Letter {
  return {
    to: payment.email,
    subject: `Your ${PRODUCT.name} payment was refunded`,
    paragraphs: [
      ...testMark(payment),
      'Money of yours is on its way back to you.',
      paymentRows(payment, 'Refunded', refundedCents),
    ],
  };
}

const DISPUTES: Readonly<Record<DisputeState, readonly [subject: string, ...paragraphs: string[]]>> = {
  open: [
    `Your ${PRODUCT.name} payment is disputed`,
    'Your bank told us that this payment is disputed, and keeps the money until it has decided.',
    'Until then nothing can be generated with it. What you have downloaded is yours.',
    'If you did not mean to dispute it, please tell your bank.',
  ],
  won: [
    `The dispute about your ${PRODUCT.name} payment has ended`,
    'Your bank decided that the payment stands. If its project was not used yet, it can be used again.',
  ],
  lost: [
    `The dispute about your ${PRODUCT.name} payment has ended`,
    'Your bank gave the money back to you. Nothing more can be generated with this payment.',
  ],
};

export function disputeLetter(payment: PaymentRow, dispute: DisputeState): Letter {
  const [subject, ...paragraphs] = DISPUTES[dispute];
  return {
    to: payment.email,
    subject,
    paragraphs: [...testMark(payment), ...paragraphs, paymentRows(payment, 'Amount', payment.amountCents)],
  };
}

/** What a letter about an earlier payment says of it, with one sum of money. */
function paymentRows(payment: PaymentRow, label: string, cents: number) {
  return {
    rows: [
      ['Receipt', payment.receiptNumber ?? ''],
      ['Plan', payment.planName],
      [label, moneyText(cents, payment.currency)],
    ],
  } as const;
}

function testMark(payment: PaymentRow): readonly string[] {
  return payment.testMode ? ['TEST MODE: no money has moved.'] : [];
}

import { PRODUCT } from '@backsmith/contract';
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
      {
        rows: [
          ['Receipt', payment.receiptNumber ?? ''],
          ['Plan', payment.planName],
          ['Refunded', moneyText(refundedCents, payment.currency)],
        ],
      },
    ],
  };
}

function testMark(payment: PaymentRow): readonly string[] {
  return payment.testMode ? ['TEST MODE: no money has moved.'] : [];
}

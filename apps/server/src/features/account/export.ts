import type { Db } from '../../db/database.ts';
import type { Account } from '../../identity/account-store.ts';
import { listPayments } from '../../payments/payment-store.ts';
import { unitsOf } from '../../pricing/price.ts';
import { listProjects } from '../../projects/project-store.ts';
import { projectView } from '../../projects/project-view.ts';
import { findSource } from '../../projects/source-store.ts';

const AT_ONCE = 100;
const MOST_PAYMENTS = 10_000;

/**
 * Everything that is kept about an account, as JSON in pieces: an account may hold more schemas than should be in memory at one
 * time. Zips are not in it, as they are made from what is.
 */
export async function* exportOf(db: Db, account: Account, now: Date): AsyncGenerator<string, undefined> {
  const person = {
    ...{ id: account.id, email: account.email, firstName: account.firstName, lastName: account.lastName },
    ...{ company: account.company, phone: account.phone, jobTitle: account.jobTitle, role: account.role },
    newsletter: { consent: account.newsletter, since: account.newsletterAt },
    exemption: {
      paymentExempt: account.paymentExempt,
      reason: account.exemptionReason,
      expiresAt: account.exemptionExpiresAt,
      generationsLimit: account.generationsLimit,
      generationsUsed: account.generationsUsed,
    },
    ...{ createdAt: account.createdAt, updatedAt: account.updatedAt },
  };
  const payments = (await listPayments(db, account.id, MOST_PAYMENTS)).map(({ payment, entitlement }) => ({
    ...{ id: payment.id, plan: payment.planName, status: payment.status, provider: payment.provider },
    ...{ amount: unitsOf(payment.amountCents), refunded: unitsOf(payment.refundedCents), currency: payment.currency },
    ...{ receiptNumber: payment.receiptNumber, createdAt: payment.createdAt, paidAt: payment.paidAt },
    projectId: entitlement?.projectId ?? null,
  }));
  yield `${JSON.stringify({ exportedAt: now, account: person, payments }).slice(0, -1)},"projects":[`;
  let before = '';
  for (let page = 1; ; page += 1) {
    const projects = await listProjects(db, account.id, {}, { page, limit: AT_ONCE });
    for (const project of projects) {
      const source = await findSource(db, project.id);
      yield before + JSON.stringify({ ...projectView(project), options: project.options, ...schemaOf(source?.bytes) });
      before = ',';
    }
    if (projects.length < AT_ONCE) break;
  }
  yield ']}\n';
}

/** The schema as text where it is text, else its bytes. */
function schemaOf(bytes: Buffer | undefined): object {
  if (bytes === undefined) return {};
  const text = bytes.toString('utf8');
  return Buffer.from(text).equals(bytes) ? { schema: text } : { schemaBase64: bytes.toString('base64') };
}

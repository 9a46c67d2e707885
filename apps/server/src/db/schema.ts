import {
  DISPUTE_STATES,
  PAYMENT_STATES,
  PUSH_FIELDS,
  PUSH_HOSTS,
  type GenerationStep,
  type ProofStepView,
  type PushResult,
  type PushStepView,
  type TryoutCallRequest,
  type TryoutCalls,
  type TryoutReply,
  type TryoutStepView,
} from '@backsmith/contract';
import type { Verification } from '@backsmith/prover';
import {
  bigint,
  boolean,
  customType,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import type { StoredDiagnostic, StoredOptions, StoredRename } from './stored.ts';

// Mirrors migrations/*.sql, which are what counts. A test compares the two.

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });
const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

export const account = pgTable('account', {
  id: uuid('id').primaryKey(),
  email: text('email').notNull(),
  emailKey: text('email_key').notNull().unique(),
  emailConfirmedAt: moment('email_confirmed_at'),
  passwordHash: text('password_hash').notNull(),
  firstPasswordUntil: moment('first_password_until'),
  firstName: text('first_name').notNull(),
  lastName: text('last_name').notNull(),
  company: text('company'),
  phone: text('phone'),
  jobTitle: text('job_title').notNull(),
  role: text('role', { enum: ['user', 'admin'] })
    .notNull()
    .default('user'),
  newsletter: boolean('newsletter').notNull().default(false),
  newsletterAt: moment('newsletter_at').notNull(),
  unsubscribeToken: uuid('unsubscribe_token').notNull().unique().defaultRandom(),
  paymentExempt: boolean('payment_exempt').notNull().default(false),
  exemptionReason: text('exemption_reason'),
  exemptionExpiresAt: moment('exemption_expires_at'),
  generationsLimit: integer('generations_limit'),
  generationsUsed: integer('generations_used').notNull().default(0),
  createdAt: moment('created_at').notNull(),
  updatedAt: moment('updated_at').notNull(),
});

export const session = pgTable('session', {
  tokenHash: bytea('token_hash').primaryKey(),
  accountId: uuid('account_id').notNull(),
  createdAt: moment('created_at').notNull(),
  lastSeenAt: moment('last_seen_at').notNull(),
  idleSeconds: integer('idle_seconds').notNull(),
  expiresAt: moment('expires_at').notNull(),
});

export const mail = pgTable('mail', {
  id: uuid('id').primaryKey(),
  channel: text('channel', { enum: ['smtp', 'outbox'] }).notNull(),
  recipient: text('recipient').notNull(),
  subject: text('subject').notNull(),
  bodyText: text('body_text').notNull(),
  bodyHtml: text('body_html').notNull(),
  calendar: text('calendar'),
  unsubscribeUrl: text('unsubscribe_url'),
  createdAt: moment('created_at').notNull(),
  attempts: integer('attempts').notNull().default(0),
  nextAttemptAt: moment('next_attempt_at').notNull(),
  failedAt: moment('failed_at'),
  lastError: text('last_error'),
});

export const passwordResetRequest = pgTable('password_reset_request', {
  id: uuid('id').primaryKey(),
  email: text('email').notNull(),
  createdAt: moment('created_at').notNull(),
});

export const passwordReset = pgTable('password_reset', {
  tokenHash: bytea('token_hash').primaryKey(),
  accountId: uuid('account_id').notNull(),
  expiresAt: moment('expires_at').notNull(),
});

export const attempt = pgTable('attempt', {
  key: text('key').primaryKey(),
  count: integer('count').notNull(),
  windowEndsAt: moment('window_ends_at').notNull(),
});

export const shownEntity = pgTable('shown_entity', {
  id: uuid('id').primaryKey(),
  accountId: uuid('account_id').notNull(),
  entity: text('entity').notNull(),
  fields: text('fields').array().notNull(),
  shownAt: moment('shown_at').notNull(),
});

export const project = pgTable('project', {
  id: uuid('id').primaryKey(),
  accountId: uuid('account_id').notNull(),
  name: text('name').notNull(),
  status: text('status', { enum: ['draft', 'generating', 'completed', 'failed'] }).notNull(),
  originalIdea: text('original_idea').notNull().default(''),
  description: text('description').notNull().default(''),
  options: jsonb('options').$type<StoredOptions>(),
  createdAt: moment('created_at').notNull(),
  generatedAt: moment('generated_at'),
  zipFilename: text('zip_filename'),
  archiveKey: text('archive_key'),
  archiveBytes: bigint('archive_bytes', { mode: 'number' }),
  errorCode: text('error_code'),
  errorMessage: text('error_message'),
  draft: text('draft'),
});

export const projectSource = pgTable('project_source', {
  projectId: uuid('project_id').primaryKey(),
  bytes: bytea('bytes').notNull(),
  shownTextHash: bytea('shown_text_hash'),
  storedAt: moment('stored_at').notNull(),
});

export const generation = pgTable('generation', {
  id: uuid('id').primaryKey(),
  projectId: uuid('project_id').notNull(),
  accountId: uuid('account_id').notNull(),
  status: text('status', { enum: ['queued', 'running', 'completed', 'failed', 'cancelled'] }).notNull(),
  options: jsonb('options').$type<StoredOptions>().notNull(),
  steps: jsonb('steps').$type<readonly GenerationStep[]>().notNull(),
  message: text('message').notNull(),
  errorCode: text('error_code'),
  errorMessage: text('error_message'),
  attempts: integer('attempts').notNull().default(0),
  claimedBy: integer('claimed_by'),
  diagnostics: jsonb('diagnostics').$type<readonly StoredDiagnostic[]>().notNull().default([]),
  archiveKey: text('archive_key'),
  createdAt: moment('created_at').notNull(),
  startedAt: moment('started_at'),
  endedAt: moment('ended_at'),
  paidBy: text('paid_by', { enum: ['entitlement', 'exemption', 'regeneration'] }),
});

export const versionSource = pgTable(
  'version_source',
  { projectId: uuid('project_id').notNull(), hash: bytea('hash').notNull(), bytes: bytea('bytes').notNull() },
  (table) => [primaryKey({ columns: [table.projectId, table.hash] })],
);

export const version = pgTable('version', {
  generationId: uuid('generation_id').primaryKey(),
  projectId: uuid('project_id').notNull(),
  number: integer('number').notNull(),
  generator: text('generator'),
  sourceHash: bytea('source_hash'),
  sha256: bytea('sha256'),
  bytes: bigint('bytes', { mode: 'number' }),
  tables: integer('tables'),
  changes: jsonb('changes').$type<readonly string[]>().notNull().default([]),
  renames: jsonb('renames').$type<readonly StoredRename[]>().notNull().default([]),
  history: bytea('history'),
  updateKey: text('update_key'),
  updateSha256: bytea('update_sha256'),
  updateBytes: bigint('update_bytes', { mode: 'number' }),
  updateHistory: bytea('update_history'),
});

export const plan = pgTable('plan', {
  id: uuid('id').primaryKey().defaultRandom(),
  key: text('key').notNull().unique(),
  name: text('name').notNull(),
  description: text('description').notNull().default(''),
  features: jsonb('features').$type<readonly string[]>().notNull().default([]),
  currency: text('currency').notNull().default('USD'),
  originalCents: integer('original_cents').notNull(),
  discountedCents: integer('discounted_cents'),
  discountPercentage: integer('discount_percentage').notNull().default(0),
  discountStartsAt: moment('discount_starts_at'),
  discountEndsAt: moment('discount_ends_at'),
  stripeProductId: text('stripe_product_id'),
  stripePriceId: text('stripe_price_id'),
  sortOrder: integer('sort_order').notNull().default(0),
  isActive: boolean('is_active').notNull().default(true),
  covers: text('covers').array().notNull().default(['swagger']),
  archivedAt: moment('archived_at'),
  metadata: jsonb('metadata').$type<Readonly<Record<string, unknown>>>().notNull().default({}),
  createdAt: moment('created_at').notNull().defaultNow(),
  updatedAt: moment('updated_at').notNull().defaultNow(),
});

export const planPrice = pgTable('plan_price', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  planId: uuid('plan_id').notNull(),
  currency: text('currency').notNull(),
  originalCents: integer('original_cents').notNull(),
  discountedCents: integer('discounted_cents'),
  discountPercentage: integer('discount_percentage').notNull(),
  validUntil: moment('valid_until').notNull(),
});

export const tally = pgTable('tally', {
  name: text('name').notNull(),
  count: bigint('count', { mode: 'number' }).notNull(),
});

export const revenueTally = pgTable('revenue_tally', {
  testMode: boolean('test_mode').notNull(),
  currency: text('currency').notNull(),
  month: text('month').notNull(),
  planName: text('plan_name').notNull(),
  cents: bigint('cents', { mode: 'number' }).notNull(),
  count: bigint('count', { mode: 'number' }).notNull(),
});

export const payerTally = pgTable(
  'payer_tally',
  {
    accountId: uuid('account_id').notNull(),
    testMode: boolean('test_mode').notNull(),
    currency: text('currency').notNull(),
    cents: bigint('cents', { mode: 'number' }).notNull(),
    count: bigint('count', { mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.testMode, table.currency] })],
);

export const demoBooking = pgTable('demo_booking', {
  id: uuid('id').primaryKey(),
  firstName: text('first_name').notNull(),
  lastName: text('last_name').notNull(),
  email: text('email').notNull(),
  company: text('company').notNull(),
  phone: text('phone'),
  projectType: text('project_type'),
  preferredTime: text('preferred_time'),
  message: text('message'),
  timeZone: text('time_zone').notNull(),
  startsAt: moment('starts_at').notNull(),
  keptUntil: moment('kept_until').notNull(),
  createdAt: moment('created_at').notNull(),
});

export const payment = pgTable('payment', {
  id: uuid('id').primaryKey(),
  accountId: uuid('account_id'),
  email: text('email').notNull(),
  planKey: text('plan_key').notNull(),
  planName: text('plan_name').notNull(),
  planFeatures: jsonb('plan_features').$type<readonly string[]>().notNull(),
  covers: text('covers').array().notNull(),
  amountCents: integer('amount_cents').notNull(),
  currency: text('currency').notNull(),
  provider: text('provider').notNull(),
  intentId: text('intent_id'),
  testMode: boolean('test_mode').notNull(),
  status: text('status', { enum: PAYMENT_STATES }).notNull(),
  refundedCents: integer('refunded_cents').notNull().default(0),
  dispute: text('dispute', { enum: DISPUTE_STATES }),
  receiptNumber: text('receipt_number'),
  draft: text('draft'),
  createdAt: moment('created_at').notNull(),
  paidAt: moment('paid_at'),
});

export const entitlement = pgTable('entitlement', {
  paymentId: uuid('payment_id').primaryKey(),
  accountId: uuid('account_id').notNull(),
  status: text('status', { enum: ['unused', 'reserved', 'consumed', 'withdrawn'] }).notNull(),
  covers: text('covers').array().notNull(),
  generationId: uuid('generation_id'),
  projectId: uuid('project_id'),
  createdAt: moment('created_at').notNull(),
  consumedAt: moment('consumed_at'),
  tables: jsonb('tables').$type<readonly string[]>(),
});

export const adminAction = pgTable('admin_action', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  happenedAt: moment('happened_at').notNull(),
  actorId: uuid('actor_id'),
  actorEmail: text('actor_email').notNull(),
  action: text('action').notNull(),
  target: text('target').notNull(),
  details: jsonb('details').$type<Readonly<Record<string, unknown>>>().notNull().default({}),
});

export const sandboxIntent = pgTable('sandbox_intent', {
  id: text('id').primaryKey(),
  clientSecret: text('client_secret').notNull(),
  paymentId: text('payment_id').notNull(),
  amountCents: integer('amount_cents').notNull(),
  currency: text('currency').notNull(),
  status: text('status', {
    enum: ['requires_payment_method', 'requires_action', 'processing', 'succeeded', 'canceled'],
  }).notNull(),
  refundedCents: integer('refunded_cents').notNull().default(0),
  settlesAt: moment('settles_at'),
  createdAt: moment('created_at').notNull(),
});

export const paymentEvent = pgTable(
  'payment_event',
  {
    provider: text('provider').notNull(),
    id: text('id').notNull(),
    receivedAt: moment('received_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.provider, table.id] })],
);

export const proof = pgTable('proof', {
  generationId: uuid('generation_id').primaryKey(),
  projectId: uuid('project_id').notNull(),
  status: text('status', { enum: ['queued', 'running', 'passed', 'partial', 'failed', 'absent'] }).notNull(),
  progress: jsonb('progress').$type<readonly ProofStepView[]>().notNull().default([]),
  verification: jsonb('verification').$type<Verification>(),
  reason: text('reason'),
  word: text('word'),
  attempts: integer('attempts').notNull().default(0),
  deaths: integer('deaths').notNull().default(0),
  claimedBy: integer('claimed_by'),
  createdAt: moment('created_at').notNull(),
  startedAt: moment('started_at'),
  endedAt: moment('ended_at'),
});

export const tryout = pgTable('tryout', {
  accountId: uuid('account_id').primaryKey(),
  projectId: uuid('project_id').notNull(),
  run: uuid('run').notNull(),
  status: text('status', { enum: ['starting', 'ready', 'ended'] }).notNull(),
  steps: jsonb('steps').$type<readonly TryoutStepView[]>().notNull().default([]),
  calls: jsonb('calls').$type<TryoutCalls>(),
  reason: text('reason'),
  heldBy: integer('held_by').notNull(),
  endsAt: moment('ends_at').notNull(),
  startedAt: moment('started_at').notNull(),
});

export const tryoutCall = pgTable('tryout_call', {
  id: uuid('id').primaryKey(),
  run: uuid('run').notNull(),
  request: jsonb('request').$type<TryoutCallRequest>().notNull(),
  isTaken: boolean('is_taken').notNull().default(false),
  reply: jsonb('reply').$type<TryoutReply>(),
  answeredAt: moment('answered_at'),
  createdAt: moment('created_at').notNull(),
});

export const push = pgTable('push', {
  projectId: uuid('project_id').primaryKey(),
  run: uuid('run').notNull(),
  host: text('host', { enum: PUSH_HOSTS }).notNull().default('github'),
  repository: text('repository').notNull(),
  version: integer('version').notNull(),
  status: text('status', { enum: ['running', 'done', 'failed'] }).notNull(),
  steps: jsonb('steps').$type<readonly PushStepView[]>().notNull().default([]),
  reason: text('reason'),
  field: text('field', { enum: PUSH_FIELDS }),
  result: jsonb('result').$type<PushResult>(),
  heldBy: integer('held_by').notNull(),
  startedAt: moment('started_at').notNull(),
});

export const pushed = pgTable(
  'pushed',
  {
    projectId: uuid('project_id').notNull(),
    host: text('host', { enum: PUSH_HOSTS }).notNull().default('github'),
    repositoryId: bigint('repository_id', { mode: 'number' }).notNull(),
    version: integer('version').notNull(),
    commit: text('commit').notNull(),
    paths: jsonb('paths').$type<readonly string[]>().notNull(),
    updateHistory: bytea('update_history'),
    pullRequestUrl: text('pull_request_url'),
    pushedAt: moment('pushed_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.projectId, table.host, table.repositoryId, table.version] })],
);

export const WEBHOOK_DELIVERY = `domain webhook-delivery: Webhook delivery
says Applications send events, customers' endpoints get them, and what failed is tried again.
like Svix, Hookdeck
cues webhook, webhook delivery, webhook service, webhook relay, webhook platform, event delivery, webhook gateway, webhooks as a service, webhook inspector
about delivery

core
application (app, tenant, project): What sends events.
  name! unique, signing_algorithm {hmac_sha256|ed25519} = hmac_sha256, max_attempts! int 1..50 = 8, active = true
event_type (type): A kind of event.
  name! unique, description, schema_text long, deprecated_at
endpoint (subscriber, target): Where events are sent.
  target_url!, description, secret_hash! text(128), timeout_seconds int 1..120 = 15, max_per_minute int 1.., status {enabled|paused|disabled}, disabled_reason text(200)
  -> application!
subscription: Which events an endpoint gets.
  filter_text text(300), created_by text(120)
  => endpoint, -> event_type!, unique(endpoint, event_type)
event (message, payload): Something that happened.
  external_key! text(120), occurred_at = now, payload! long, content_type text(80) = json
  -> application!, -> event_type!, unique(application, external_key)
delivery: An event for an endpoint.
  next_attempt_at, delivered_at, attempts int 0.. = 0, status {pending|delivering|delivered|failed|dropped}
  -> event!, -> endpoint!, unique(event, endpoint)
delivery_attempt (attempt, retry): One try.
  attempt_number! int 1.., started_at = now, duration_ms int 0.., response_status int 100..599, response_text long, error_text text(300)
  => delivery, unique(delivery, attempt_number)

pack keys (api key, api): API keys
api_key: A key an application calls with.
  name!, key_prefix! text(12) unique, key_hash! text(128), last_used_at, revoked_at
  => application

pack alerts (alert, notification): Alerts
delivery_alert (alert, notification): That an endpoint fails.
  raised_at = now, kind! {failing|disabled|slow|backlog}, notified_email, resolved_at >= raised_at
  => endpoint

pack replay (replay, recovery): Replay
replay_request (replay, recovery): Events that are sent once more.
  from_at!, until_at! >= from_at, requested_by text(120), event_count int 0.., status {queued|running|done|failed}
  -> endpoint!
`;

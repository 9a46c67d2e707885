export const API_GATEWAY_KEYS = `domain api-gateway-keys: API keys and gateway
says Developers register applications, get keys for APIs under a plan, and their calls are counted and limited.
like Kong, Apigee, Tyk, Zuplo, RapidAPI, Unkey
cues api key, api key management, api gateway, api management, developer portal, rate limiting, api usage tracking, api marketplace, api monetization, api token, api access management, api metering

core
developer (user, account, consumer, customer): Person who uses APIs.
  email! unique, full_name!, company_name, country, verified_at, status {pending|active|suspended|closed}
api_product (api): An API that is offered, in a version.
  slug!, name!, version_label! text(20), base_path! text(160), upstream_url!, description, docs_url, status {draft|published|deprecated|retired}, sunset_on, unique(slug, version_label)
api_route (route, endpoint): One call of it.
  method! {GET|POST|PUT|PATCH|DELETE}, path! text(255), timeout_ms int 1.. = 30000, needs_key = true
  => api_product, unique(api_product, method, path)
usage_plan (plan, tier): How much one may call, and for what.
  code! unique, name!, price 0.. = 0, currency = EUR, quota_calls big 0.., quota_period {day|month} = month, rate_per_second int 1.. = 10, burst_size int 1.. = 20, active = true
client_application (application, app, client): A program that calls.
  name!, description, website, callback_url, status {active|blocked|deleted}
  => developer, unique(developer, name)
api_subscription (subscription): An API a program may call, under a plan.
  status {requested|approved|rejected|suspended|cancelled}, requested_at = now, decided_at >= requested_at, starts_on, ends_on >= starts_on
  => client_application, -> api_product!, -> usage_plan!, unique(client_application, api_product)
api_key (key, token, credential): A key; only its hash is kept.
  name!, key_prefix! text(12), key_hash! text(64) unique, environment {live|test} = live, status {active|revoked|expired}, issued_at = now, expires_at >= issued_at, revoked_at >= issued_at, last_used_at
  => client_application
usage_record (usage, call count): Calls of a key on a day.
  used_on!, call_count! big 0.., error_count big 0.. = 0, rejected_count big 0.. = 0, average_ms int 0.., bytes_out big 0..
  => api_key, -> api_product!, unique(api_key, api_product, used_on)

pack scopes (scope, permission): Scopes
scope (permission): Something a key may do.
  name! unique, description
api_key_scope: A permission of a key.
  => api_key, => scope, unique(api_key, scope)
route_scope: What a route asks for.
  => api_route, => scope, unique(api_route, scope)

pack limits (rate limit, quota, throttle, policy, ip allow list): Limits and policies
gateway_policy (policy, rate limit, quota): A rule of the gateway.
  name! unique, kind! {rate_limit|quota|ip_allow|ip_deny|cors|cache|transform}, settings_text! text(2000), position 1.. = 1, active = true
  -> api_product, -> usage_plan
allowed_network (ip allow list): Where a program may call from.
  cidr! text(50), note_text text(255)
  => client_application, unique(client_application, cidr)

pack billing (billing, invoice, overage, payment): Billing
usage_invoice (invoice): What a developer owes for a month.
  number! unique, period_starts_on!, period_ends_on! >= period_starts_on, total! 0.., currency = EUR, status {draft|open|paid|void}, due_on, paid_at
  -> developer!
usage_invoice_line: One item.
  description_text! text(255), call_count! big 0.., unit_price! decimal 0.., amount! 0..
  => usage_invoice, -> api_subscription

pack logs (request log, log, audit, analytics): Logs
request_log (log): One call.
  called_at = now, method {GET|POST|PUT|PATCH|DELETE} = GET, path! text(500), status_code! int 100..599, latency_ms int 0.., client_ip_address, request_reference text(64) unique
  -> api_key, -> api_route
key_event (audit): What was done with a key.
  action! {created|rotated|revoked|scopes_changed|used_from_new_address}, occurred_at = now, actor_text! text(160)
  => api_key

pack webhooks (webhook, notification, alert): Webhooks and alerts
webhook_endpoint (webhook): Where events are sent.
  target_url!, secret_hash! text(64), event_names! text(500), active = true
  => client_application
webhook_delivery: One try.
  event_name!, attempted_at = now, status_code int 100..599, attempts 1.. = 1, status {pending|delivered|failed}
  => webhook_endpoint
quota_alert (alert): A mail when much of a quota is used.
  threshold_percent! decimal 1..100, email!, last_sent_at
  => api_subscription, unique(api_subscription, threshold_percent)

pack upstreams (upstream, load balancer, health check): Upstreams
upstream_target (upstream, backend): A server that answers.
  host! text(255), port! int 1..65535, weight_share int 0..100 = 100, is_healthy = true, last_checked_at
  => api_product, unique(api_product, host, port)
`;

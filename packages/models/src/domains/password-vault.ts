export const PASSWORD_VAULT = `domain password-vault: Password vault
says Members keep passwords and other secrets in vaults, encrypted before they arrive, and share them in their team.
like Bitwarden, 1Password, LastPass
cues password manager, password vault, secrets manager, credential manager, password keeper, password safe, team passwords, shared passwords, secret sharing
about vault_item

core
member (user, account): Who keeps secrets.
  email! unique, display_name! text(80), public_key long, kdf_iterations int 1.., two_factor_enabled flag = false, status {invited|active|suspended|left}
team (organization, workspace, company): Members who share vaults.
  name! unique, requires_two_factor flag = false, max_members int 1..
team_membership (membership): A member of a team.
  role {owner|admin|member|guest} = member, joined_at
  => team, => member, unique(team, member)
vault (safe, collection): Secrets that belong together.
  name!, kind {personal|shared} = personal, description
  -> team, owner -> member!
vault_access (share, permission): What a member may do in a vault.
  permission {read|write|manage} = read, wrapped_key! long, granted_at = now
  => vault, => member, unique(vault, member)
vault_item (item, password, secret, login, credential): A secret.
  title!, kind {login|note|card|identity|ssh_key|api_key} = login, username, website_url, encrypted_data! long, favorite flag = false, expires_on, deleted_at
  => vault
item_version (history, version): What a secret was before.
  version! 1.., encrypted_data! long, changed_at = now
  => vault_item, changed_by -> member, unique(vault_item, version)

pack devices (device, session): Devices
device (session): A device of a member.
  name!, platform {web|ios|android|windows|macos|linux|extension} = web, last_seen_at, revoked_at
  => member

pack audit (audit log, access log, event): Audit
access_event (audit log, access log): Who did what, and when.
  action! {viewed|copied|created|changed|deleted|shared|exported|sign_in|failed_sign_in}, happened_at = now, ip_address
  -> member, -> vault_item

pack links (one time link, secret link): Secret links
secret_link (one time link): A secret that can be opened for a while.
  token_hash! text(128) unique, encrypted_data! long, expires_at!, max_views! int 1.. = 1, view_count int 0.. = 0
  creator -> member!

pack emergency (emergency access): Emergency access
emergency_contact: Who may open a vault when its owner does not answer.
  wait_days! int 1.. = 7, requested_at, granted_at >= requested_at, status {invited|confirmed|requested|granted|refused}
  => member, contact -> member!

pack health (breach, weak password, health): Password health
password_finding (breach, weak password): What is wrong with a password.
  kind! {breached|weak|reused|old}, found_at = now, resolved_at >= found_at
  => vault_item
`;

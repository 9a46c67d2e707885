export const LINK_SHORTENER = `domain link-shortener: Short links
says Long addresses get short ones, and people see how often these are followed.
like Bitly, TinyURL, Dub
cues url shortener, link shortener, short links, short url, link in bio, link management, qr code links, branded links, shorten urls, link tracking
about short_link

core
account (user, owner): Who makes links.
  email! unique, display_name! text(80), plan {free|pro|team} = free, active = true
domain_name (domain): An address that short links begin with.
  hostname! unique, verified_at, default_target_url, status {pending|active|failed}
  -> account!
short_link (link, url): A short address, and where it leads.
  slug!, target_url!, title, expires_at, max_clicks int 1.., is_active = true, password_hash text(120)
  -> account!, -> domain_name!, unique(domain_name, slug)
tag (label): A word links are found by.
  name!, color
  => account, unique(account, name)
link_tag: A word on a link.
  added_at = now
  => short_link, => tag, unique(short_link, tag)
click (visit): Somebody who followed a link.
  clicked_at = now, country_code text(2), city, device {desktop|mobile|tablet|bot} = desktop, browser text(40), referrer_url, visitor_hash text(64)
  => short_link

pack teams (team, workspace, member): Teams
workspace (team): People who share links.
  name!, slug! unique
workspace_member (member): Somebody of a team.
  role {owner|editor|viewer} = editor, joined_at = now
  => workspace, -> account!, unique(workspace, account)

pack codes (qr code): QR codes
qr_code: A picture that leads to a link.
  style {square|round|dots} = square, foreground_color = black, logo_url, scan_count int 0.. = 0
  => short_link

pack rules (redirect rule, device, country): Rules
redirect_rule (rule): Where some visitors are led instead.
  position! 1.., condition_kind! {country|device|language|date}, condition_value! text(40), target_url!
  => short_link, unique(short_link, position)

pack api (api key, api): API
api_key: A key a program calls with.
  name!, key_prefix! text(12) unique, key_hash! text(128), last_used_at, revoked_at
  => account

pack bio (bio page, profile page): Bio pages
bio_page (profile page): A page of links.
  slug! unique, title!, bio, theme, published = false
  -> account!
bio_link: A link on a page.
  label!, position! 1.., target_url!
  => bio_page, unique(bio_page, position)
`;

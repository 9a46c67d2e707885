export const SEO_TRACKING = `domain seo-tracking: Search ranking tracker
says Sites and their keywords, where they stand in search results day by day, and what is wrong on their pages.
like Ahrefs, Semrush, Moz, SE Ranking, AccuRanker, Screaming Frog
cues seo, seo tracking, rank tracker, keyword tracking, keyword ranking, search engine optimization, serp tracking, backlink checker, keyword research, site audit, rank tracking, backlink monitoring, search ranking

core
account_user (user, analyst, client): Person who follows rankings.
  email! unique, full_name!, access_role {owner|analyst|viewer} = analyst, active = true
site (website, domain, project): A site whose rankings are followed.
  domain_name! unique, title!, sitemap_url, country_code text(2) = DE, active = true
  owner -> account_user!
keyword (search term, query): A phrase people search for.
  phrase! text(160), language text(10) = en, country_code text(2) = DE, monthly_volume int 0.., difficulty int 0..100, intent {informational|navigational|commercial|transactional} = informational, unique(phrase, language, country_code)
tracked_keyword (tracking): A phrase followed for a site.
  device {desktop|mobile} = mobile, search_engine {google|bing|duckduckgo|yandex} = google, city, target_url, check_every {day|week|month} = day, active = true
  => site, -> keyword!, unique(site, keyword, device, search_engine)
ranking (rank, position, serp position): Where a site stood on a day.
  checked_on!, found_position int 1..200, found_url, has_snippet
  => tracked_keyword, unique(tracked_keyword, checked_on)
site_page (page, url, landing page): A page of a site.
  path! text(500), page_title text(200), meta_description text(320), http_status_code int 100..599, word_count 0.., canonical_url, is_indexed = true, last_crawled_at
  => site, unique(site, path)

pack competitors (competitor, competition): Competitors
competitor: A site that stands for the same phrases.
  domain_name!
  => site, unique(site, domain_name)
competitor_ranking: Where it stood.
  checked_on!, found_position int 1..200, found_url
  => competitor, => tracked_keyword, unique(competitor, tracked_keyword, checked_on)

pack backlinks (backlink, link building, referring domain, outreach): Backlinks
backlink (referring domain): A link from elsewhere to a page.
  source_url!, anchor_text text(255), is_follow = true, authority int 0..100, first_seen_on!, last_seen_on >= first_seen_on, status {live|lost|disavowed}
  => site_page, unique(source_url, site_page)
link_prospect (outreach, link building): A site one would like a link from.
  domain_name!, contact_email, status {found|contacted|agreed|linked|declined}, contacted_at, notes
  => site, unique(site, domain_name)

pack audits (audit, crawl, issue, technical seo): Audits
site_audit (audit, crawl): A walk through all pages.
  started_at = now, finished_at >= started_at, page_total int 0.., health_score 0..100, status {running|finished|failed}
  => site
audit_issue (issue): Something wrong on a page.
  type! {broken_link|missing_title|duplicate_title|missing_meta|slow_page|noindex|redirect_chain|missing_alt}, severity {notice|warning|error} = warning, details, resolved_at
  => site_audit, -> site_page! cascade

pack traffic (traffic, clicks, impressions, search console, conversion): Traffic
page_traffic_day (traffic): Visits that came from search.
  traffic_date!, clicks int 0.. = 0, impressions int 0.. = 0, average_position decimal 0.., conversions int 0.. = 0
  => site_page, unique(site_page, traffic_date)

pack content (content plan, content brief, content): Content plan
content_brief (content, content plan): A text that is to be written for a phrase.
  title!, outline long, target_words int 1.., due_on, status {idea|briefed|writing|published|dropped}, published_on
  -> site!, -> keyword!, -> site_page, writer -> account_user

pack reports (report, alert, notification): Reports and alerts
ranking_alert (alert, notification): What somebody wants to be told.
  condition {drops_by|rises_by|enters_top|leaves_top} = drops_by, threshold int 1..100, email!, last_fired_at, active = true
  => site
seo_report (report): A report that is sent.
  title!, period_starts_on!, period_ends_on! >= period_starts_on, sent_at, file_url
  => site
`;

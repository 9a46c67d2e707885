export const ROADMAP = `domain roadmap: Product roadmap
says A product team places initiatives and features on a timeline, scores them, and ships them in releases.
like Productboard, Aha, Roadmunk, ProductPlan, airfocus
cues roadmap, product roadmap, roadmap tool, product planning, release planning, product management, roadmapping, product backlog, feature prioritization, product strategy, roadmap planner, technology roadmap

core
product_manager (user, member, owner, stakeholder): Person who plans or looks on.
  email! unique, full_name!, access_role {viewer|contributor|manager} = contributor, active = true
product (product line): What is planned.
  code! unique, name! unique, vision_text long, status {idea|active|sunset}
  owner -> product_manager!
product_goal (goal, objective): What the product should reach.
  title!, metric_name, target_value decimal, due_on, status {open|on_track|at_risk|reached|dropped}
  => product
initiative (theme, epic): A larger undertaking, over some time.
  title!, description, color text(20), starts_on!, ends_on! >= starts_on, status {proposed|planned|in_progress|done|dropped}
  -> product!, -> product_goal, owner -> product_manager
release (version, milestone): What goes out together.
  name!, planned_on!, released_on, status {planned|in_work|released|cancelled}, notes
  => product, unique(product, name)
feature (roadmap item, item, story): Something users get.
  number! int 1.., title!, description, horizon {now|next|later|none} = none, priority {low|normal|high|must} = normal, effort_days decimal 0.., starts_on, ends_on >= starts_on, progress_percent decimal 0..100 = 0, status {idea|candidate|planned|in_progress|shipped|dropped}
  -> product!, -> initiative, -> release, owner -> product_manager, unique(product, number)
feature_dependency (dependency): A feature that waits for another.
  type {blocks|relates_to} = blocks
  => feature, needed_feature -> feature! cascade, unique(feature, needed_feature)

pack scoring (score, scoring, rice, prioritization, criterion): Scoring
scoring_criterion (criterion): Something features are judged by.
  name!, weight_percent! decimal 0..100, higher_is_better flag = true
  => product, unique(product, name)
feature_score (score): How a feature is judged.
  points! 0..10, rationale text(500)
  => feature, -> scoring_criterion!, scored_by -> product_manager, unique(feature, scoring_criterion)

pack insights (insight, customer feedback note, research, evidence): Insights
customer_insight (insight, evidence): What a customer said or needs.
  source {interview|support|sales|survey|usage} = interview, customer_name, quote_text! long, heard_on!
  -> product!, recorded_by -> product_manager
feature_insight: What speaks for a feature.
  importance int 1..5
  => feature, => customer_insight, unique(feature, customer_insight)

pack teams (team, capacity, assignment): Teams
delivery_team (team): People who build.
  name! unique, capacity_days decimal 0..
feature_assignment: A team that builds a feature.
  planned_days! decimal 0..
  => feature, -> delivery_team!, unique(feature, delivery_team)

pack tags (tag, label): Tags
tag (label): A word features are marked with.
  name! unique, color text(20)
feature_tag: A tag of a feature.
  => feature, => tag, unique(feature, tag)

pack sharing (share, view, public roadmap, presentation): Views
roadmap_view (share, public roadmap): A view that is shown to others.
  title!, share_token text(64) unique, layout {timeline|board|list} = timeline, audience {team|company|public} = team, expires_at
  => product, -> product_manager!

pack discussion (comment, decision, change log): Discussion
feature_comment (comment): What somebody says to it.
  body!, written_at = now
  => feature, author -> product_manager!
roadmap_decision (decision): What was decided, and why.
  decision_text! text(500), rationale long, decided_on!
  => product, -> feature, decided_by -> product_manager!
`;

export const DOCTORAL_PROGRAMME = `domain doctoral-programme: Doctoral programme
says A graduate school admits doctoral candidates, agrees supervision, follows milestones, courses and publications, and takes theses through review and defence.
like Docata, Skillsforge, Haplo
cues phd, phd programme, phd program, doctoral programme, doctoral program, doctoral candidate, doctoral student, graduate school, thesis supervision, dissertation, doctorate, phd student, thesis defence, phd supervisor

core
research_group (chair, institute, department): Where one does research.
  code! unique, name!, faculty_name!
supervisor (professor, advisor): Person who supervises.
  first_name!, last_name!, email! unique, academic_title text(40), may_examine flag = true, external flag
  -> research_group
doctoral_programme (programme, degree): What one does a doctorate in.
  code! unique, name!, degree_name!, duration_months! int 1.. = 36, credits_required int 0.. = 0
doctoral_candidate (candidate, phd student, doctoral student): Person who does a doctorate.
  candidate_number! unique, first_name!, last_name!, email! unique, birth_date, nationality, admitted_on!, expected_end_on >= admitted_on, funding {position|scholarship|external|self} = position, status {admitted|active|on_leave|submitted|defended|graduated|withdrawn}
  -> doctoral_programme!, -> research_group!
supervision (supervision agreement): Who supervises whom, as what.
  part {main|second|mentor} = main, starts_on!, ends_on >= starts_on, agreement_signed_on
  => doctoral_candidate, -> supervisor!, unique(doctoral_candidate, supervisor, starts_on)
milestone (progress report, annual review): Something that must be done on the way.
  kind! {proposal|annual_review|teaching|ethics_approval|mid_term|submission}, due_on!, completed_on, outcome {open|passed|conditions|failed} = open, comment
  => doctoral_candidate, unique(doctoral_candidate, kind, due_on)
thesis (dissertation): The work; one a candidate.
  title!, language text(10), abstract, cumulative flag, plagiarism_percent decimal 0..100, submitted_on, published_on >= submitted_on, doi text(120) unique, status {in_progress|submitted|in_review|accepted|revision|rejected|published}
  => doctoral_candidate unique
thesis_review (review, report, referee report): What a referee says of it.
  invited_on!, due_on! >= invited_on, received_on, grade {summa|magna|cum_laude|rite|fail}, comment
  => thesis, -> supervisor!, unique(thesis, supervisor)

pack defence (defence, defense, viva, committee): Defence
thesis_defence (defence, viva): The day a thesis is defended.
  held_at!, place, mode {on_site|online|hybrid} = on_site, result {pending|passed|failed} = pending, grade_label text(20)
  => thesis unique
defence_committee_member (committee): Who sits in judgement.
  part {chair|referee|member|minutes} = member
  => thesis_defence, -> supervisor!, unique(thesis_defence, supervisor)

pack training (course, training, credit, workshop): Training
training_course (course, workshop): Something to learn.
  code! unique, title!, credits! decimal 0.., seats 1..
course_completion: Who took it.
  completed_on!, passed flag = true
  => doctoral_candidate, -> training_course!, unique(doctoral_candidate, training_course)

pack publications (publication, paper, conference): Publications
candidate_publication (publication, paper): Something that was published.
  title!, venue!, published_on, doi text(120) unique, kind {journal|conference|preprint|book_chapter} = journal, is_first_author
  => doctoral_candidate

pack funding (funding, scholarship, grant, stipend): Funding
candidate_funding (stipend): Who pays, from when to when.
  source_name!, monthly_amount! 0.., currency = EUR, starts_on!, ends_on! >= starts_on
  => doctoral_candidate, unique(doctoral_candidate, source_name, starts_on)

pack meetings (meeting, supervision meeting): Meetings
supervision_meeting (meeting): What was talked about.
  held_on!, agreed_text! long, next_on >= held_on
  => supervision, unique(supervision, held_on)
`;

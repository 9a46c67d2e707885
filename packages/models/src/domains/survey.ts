export const SURVEY = `domain survey: Surveys
says Authors build surveys of questions; respondents answer them.
like Typeform, SurveyMonkey, Google Forms, Qualtrics
cues survey, survey builder, questionnaire, form builder, survey tool, online survey, feedback form, survey platform, feedback collection, customer feedback, customer survey

core
user (author, creator, owner): Person who builds surveys.
  email! unique, first_name!, last_name!
survey (questionnaire, form): Questions that are asked together.
  title!, slug! unique, description, status {draft|open|closed|archived}, anonymous flag = true, opens_at, closes_at >= opens_at
  owner -> user!
question: One question.
  prompt!, type {text|single_choice|multiple_choice|rating|number|date|yes_no} = single_choice, is_mandatory, position! 0.., help_text text(255)
  => survey, unique(survey, position)
answer_option (choice, option): One of the answers offered.
  label!, position! 0..
  => question, unique(question, position)
response (submission, respondent): One time the survey was filled in.
  started_at = now, submitted_at >= started_at, respondent_email, status {started|completed|abandoned}
  => survey, -> invitation
answer: What was answered to a question.
  answer_text, number_value decimal
  => response, -> question!, -> answer_option

pack invitations (invitation, recipient, email invitation): Invitations
invitation (recipient): Somebody who was asked to answer.
  email!, token! unique, sent_at, answered_at >= sent_at
  => survey, unique(survey, email)

pack logic (logic, branching, section): Branching
branch_rule (logic, branching): Which question follows an answer.
  => question, -> answer_option, next_question -> question
`;

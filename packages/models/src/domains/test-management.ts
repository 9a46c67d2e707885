export const TEST_MANAGEMENT = `domain test-management: Test management
says Testers write test cases with steps, plan runs of them, and record what passed and what failed.
like TestRail, Zephyr, Xray, qTest, PractiTest
cues test management, test case, test case management, test plan, qa management, software testing, test run, test suite, quality assurance tool, manual testing, acceptance testing, usability testing

core
tester (user, member, qa engineer): Person who writes or runs tests.
  email! unique, full_name!, team_role {tester|lead|developer|viewer} = tester, active = true
test_project (project, product): What is tested.
  slug! unique, name!, description, archived_at
test_suite (suite, section, folder): Cases that belong together, a tree.
  name!, description, position 1.. = 1
  => test_project, parent -> test_suite cascade
test_case (case, test): One thing to be tested.
  number! int 1.., title!, preconditions long, type {functional|regression|smoke|performance|security|usability} = functional, priority {low|normal|high|critical} = normal, is_automated, estimate_minutes 0.., status {draft|ready|deprecated}
  -> test_project!, -> test_suite!, author -> tester, unique(test_project, number)
test_step (step): What to do, and what should come of it.
  position! 1.., action_text! long, expected_text! long
  => test_case, unique(test_case, position)
test_milestone (milestone, release, version): A version that is tested.
  name!, due_on, released_on, status {planned|in_test|released}
  => test_project, unique(test_project, name)
test_run (run, test plan, test cycle): Cases run together.
  name!, environment_text text(120), starts_on, ends_on >= starts_on, status {planned|in_progress|completed|aborted}
  -> test_project!, -> test_milestone, owner -> tester
test_result (result, execution): How a case went in a run.
  status {untested|passed|failed|blocked|skipped|retest}, executed_at, elapsed_seconds 0.., comment
  => test_run, -> test_case!, assignee -> tester, unique(test_run, test_case)

pack defects (defect, bug, issue): Defects
defect (bug): What was found wrong.
  external_key text(40), title!, description, severity {minor|major|critical|blocker} = major, status {open|fixed|verified|rejected}, found_at = now
  -> test_project!, reporter -> tester
result_defect: A fault a result shows.
  => test_result, => defect, unique(test_result, defect)

pack requirements (requirement, user story, traceability, coverage): Requirements
requirement (user story): What the program must do.
  requirement_key! text(40), title!, description, priority {low|normal|high} = normal, status {proposed|accepted|implemented|dropped}
  => test_project, unique(test_project, requirement_key)
requirement_coverage (traceability, coverage): A case that covers it.
  => requirement, => test_case, unique(requirement, test_case)

pack configurations (configuration, browser, device, environment): Configurations
test_configuration (configuration, browser, device): Where it is tested.
  name!, operating_system text(80), browser_name, device_name
  => test_project, unique(test_project, name)
run_configuration: Where a run is done.
  => test_run, => test_configuration, unique(test_run, test_configuration)

pack evidence (attachment, screenshot, evidence, step result): Evidence
step_result: How one step went.
  outcome {passed|failed|skipped} = passed, actual_text long
  => test_result, -> test_step! cascade, unique(test_result, test_step)
result_attachment (attachment, screenshot, evidence): A picture or log.
  file_name!, file_url!, uploaded_at = now
  => test_result

pack automation (automated test, automation, ci): Automation
automated_test: The code that runs a case.
  code_path! text(500) unique, framework_name, last_outcome {passed|failed|unknown} = unknown, last_run_at
  => test_case

pack data (test data, shared step, version): Shared steps and history
shared_step (reusable step): Steps many cases have.
  title!, steps_text! long
  => test_project, unique(test_project, title)
test_case_version: A case as it was.
  version_number! int 1.., title!, content_text! long, changed_at = now
  => test_case, -> tester, unique(test_case, version_number)
`;

export const CI_PIPELINES = `domain ci-pipelines: Build pipelines
says Pushes start pipelines of jobs on runners; their artifacts are deployed to environments.
like Jenkins, CircleCI, Travis CI, Buildkite, TeamCity, GitHub Actions
cues ci, ci cd, continuous integration, build pipeline, continuous delivery, continuous deployment, build server, deployment pipeline, deployment tracker, build system, devops platform, deployment tracking, release pipeline

core
account_user (user, developer, engineer): Person who pushes or starts builds.
  username! unique, email! unique, full_name!, active = true
code_repository (repository, project): Code that is built.
  slug! unique, name!, clone_url!, default_branch text(120) = main, active = true
pipeline (workflow): What is done with code, and when.
  name!, definition_path text(255) = ci.yml, trigger {push|pull_request|schedule|manual|tag} = push, timeout_minutes 1.. = 60, active = true
  => code_repository, unique(code_repository, name)
runner (agent, worker, build agent): A machine that does jobs.
  name! unique, operating_system {linux|windows|macos} = linux, architecture {amd64|arm64} = amd64, max_jobs int 1.. = 1, status {offline|idle|busy|paused}, last_seen_at
pipeline_run (build, run, execution): One time a pipeline ran.
  run_number! int 1.., commit_hash! text(64), branch_name!, queued_at = now, started_at >= queued_at, finished_at >= started_at, status {queued|running|passed|failed|cancelled}
  => pipeline, triggered_by -> account_user, unique(pipeline, run_number)
build_job (job, stage, task): A part of it, on one machine.
  name!, stage_name text(60) = build, position 1.. = 1, attempt_number int 1.. = 1, started_at, finished_at >= started_at, exit_code int, allows_failure, status {waiting|running|passed|failed|skipped|cancelled}
  => pipeline_run, -> runner, unique(pipeline_run, name, attempt_number)
job_step (step): One command of a job.
  position! 1.., name!, command_text! text(2000), started_at, finished_at >= started_at, exit_code int, status {waiting|running|passed|failed|skipped}
  => build_job, unique(build_job, position)
artifact (build output, package): A file a job leaves behind.
  file_name!, storage_url!, size_bytes! big 0.., checksum text(64), expires_at
  => build_job, unique(build_job, file_name)

pack deployments (deployment, environment, release, rollback): Deployments
deploy_environment (environment): Where the program runs.
  name!, kind {development|staging|production} = staging, url, needs_approval
  => code_repository, unique(code_repository, name)
release (version): What goes out under a number.
  version_label! text(40), notes, released_at
  => code_repository, -> pipeline_run, unique(code_repository, version_label)
deployment (rollback): A release brought somewhere.
  status {pending|approved|running|succeeded|failed|rolled_back}, started_at, finished_at >= started_at
  -> deploy_environment!, -> release!, deployed_by -> account_user
deployment_approval (approval): Who let it go.
  verdict {approved|rejected} = approved, decided_at = now, comment
  => deployment, approver -> account_user!, unique(deployment, approver)

pack tests (test, test report, coverage, flaky): Test reports
test_report (coverage): What the tests of a job said.
  total_count! 0.., passed_count! 0.., failed_count! 0.., skipped_count 0.. = 0, coverage_percent decimal 0..100, duration_ms int 0..
  => build_job unique
test_result (test): One test.
  test_name! text(500), outcome {passed|failed|skipped|error} = passed, duration_ms int 0.., failure_text long, is_flaky
  => test_report, unique(test_report, test_name)

pack secrets (secret, variable, environment variable): Variables
pipeline_variable (variable, secret): A value jobs are given; secrets only enciphered.
  variable_name!, encrypted_value! text(4000), is_secret = true
  => code_repository, unique(code_repository, variable_name)

pack schedules (schedule, cron, nightly build): Schedules
pipeline_schedule (nightly build, cron): When a pipeline runs by itself.
  cron_text! text(80), branch_name!, timezone = UTC, next_run_at, active = true
  => pipeline, unique(pipeline, cron_text, branch_name)

pack notifications (notification, slack, alert, log): Logs and notices
job_log (log): A piece of what a job printed.
  chunk_number! int 1.., log_text! long, written_at = now
  => build_job, unique(build_job, chunk_number)
notification_rule (notification, alert): Who is told when.
  condition {failed|fixed|passed|always} = failed, channel {email|chat|webhook} = email, target_text! text(255), active = true
  => pipeline

pack runners (runner tag, label, cache): Runner labels and caches
runner_tag: What a machine can do.
  name! text(60)
  => runner, unique(runner, name)
build_cache (cache): Files kept from run to run.
  cache_key! text(160), size_bytes! big 0.., last_used_at
  => code_repository, unique(code_repository, cache_key)
`;

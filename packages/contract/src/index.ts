export { PRODUCT } from './product.ts';
export { LIMITS } from './limits.ts';
export { PATHS } from './paths.ts';
export { PRICING_PATH } from './pricing-path.ts';
export { ERROR_STATUS, isErrorCode } from './error-code.ts';
export type { ErrorCode } from './error-code.ts';
export { FILE_MESSAGES, fileTooLargeMessage, formatBytes } from './file-messages.ts';
export {
  generationLimitMessage,
  ideaTooShortMessage,
  MESSAGES,
  queuedMessage,
  sandboxClosedMessage,
} from './messages.ts';
export { TRYOUT_MESSAGES, tryoutElsewhereMessage, tryoutsFullMessage } from './tryout-messages.ts';
export { PUSH_MESSAGES } from './push-messages.ts';
export { JOB_TITLES } from './job-title.ts';
export type { JobTitle } from './job-title.ts';
export { SANDBOX_CARDS, SANDBOX_METHODS, sandboxMethodOf } from './sandbox-cards.ts';
export type { SandboxMethod } from './sandbox-cards.ts';

export type { Problem } from './rules/problem.ts';
export { checkPackageName, checkProjectName } from '@backsmith/options';
export { checkSqlFile, hasSqlName } from './rules/sql-file.ts';
export type { FileProblem } from './rules/sql-file.ts';
export { foldEmail, isEmail } from './rules/email.ts';
export { checkPassword, scorePassword, strengthLabel } from './rules/password-strength.ts';
export type { StrengthScore } from './rules/password-strength.ts';
export { checkRegistration, checkSignUp } from './rules/sign-up.ts';
export type { SignUpForm } from './rules/sign-up.ts';

export { diagnostic } from './calls/diagnostic.ts';
export type { DiagnosticView } from './calls/diagnostic.ts';
export { done, failure } from './calls/envelope.ts';
export { successOf } from './calls/success.ts';
export type { Done, Failure } from './calls/envelope.ts';
export { ROLES, user } from './calls/user.ts';
export type { User } from './calls/user.ts';
export {
  changePasswordRequest,
  forgotPasswordRequest,
  loginRequest,
  passwordStrengthAnswer,
  passwordStrengthRequest,
  profileRequest,
  registerRequest,
  resetPasswordRequest,
  sessionAnswer,
  userAnswer,
} from './calls/auth.ts';
export type {
  ChangePasswordRequest,
  ForgotPasswordRequest,
  LoginRequest,
  PasswordStrengthAnswer,
  PasswordStrengthRequest,
  ProfileRequest,
  RegisterRequest,
  ResetPasswordRequest,
  SessionAnswer,
  UserAnswer,
} from './calls/auth.ts';
export { adminPlan, adminPlanAnswer, adminPlansAnswer, CURRENCIES, planForm } from './calls/admin-plan.ts';
export type { AdminPlan, AdminPlanAnswer, AdminPlansAnswer, PlanChange, PlanForm } from './calls/admin-plan.ts';
export { schemaChoices } from './calls/schema-choices.ts';
export { servicePlan } from './calls/service-plan.ts';
export { previewAnswer, previewRequest } from './calls/preview.ts';
export type {
  AssignedRoleView,
  GroupedTableView,
  HeardRuleView,
  PreviewAnswer,
  PreviewFile,
  PreviewRequest,
} from './calls/preview.ts';
export { draftKey } from './calls/draft-key.ts';
export { ideaAnswer, ideaGuide, ideaRequest } from './calls/idea.ts';
export type { IdeaAnswer, IdeaGuide, IdeaRequest } from './calls/idea.ts';
export { editAnswer, editRequest } from './calls/edit.ts';
export type { EditAnswer, EditRequest } from './calls/edit.ts';
export { uploadAnswer } from './calls/upload.ts';
export type { UploadAnswer } from './calls/upload.ts';
export {
  chosenFeatures,
  FURTHER_NAMES,
  furtherOptions,
  generateRequest,
  generationEvent,
  generationStep,
  STEP_STATUSES,
} from './calls/generation.ts';
export type {
  ChosenFeatures,
  FurtherName,
  FurtherOptions,
  GenerateRequest,
  GenerationEvent,
  GenerationStep,
  StepStatus,
} from './calls/generation.ts';
export {
  isFlagOn,
  PROJECT_STATUSES,
  project,
  projectAnswer,
  projectChange,
  projectMetadata,
  projectsAnswer,
  projectsQuery,
  projectStats,
  projectStatsAnswer,
} from './calls/project.ts';
export type {
  Project,
  ProjectAnswer,
  ProjectChange,
  ProjectMetadata,
  ProjectsAnswer,
  ProjectsQuery,
  ProjectStats,
  ProjectStatsAnswer,
  ProjectStatus,
} from './calls/project.ts';
export {
  ARCHIVE_KINDS,
  archiveRequest,
  projectOptions,
  projectSchema,
  projectSchemaAnswer,
  projectVersion,
  projectVersionsAnswer,
  readyArchive,
  readyArchiveAnswer,
  regeneration,
} from './calls/version.ts';
export type {
  ArchiveKind,
  ArchiveRequest,
  ProjectOptions,
  ProjectSchema,
  ProjectVersion,
  ProjectVersionsAnswer,
  ReadyArchive,
  ReadyArchiveAnswer,
  Regeneration,
  Rename,
} from './calls/version.ts';
export { pageNumber, pagination, paginationOf } from './calls/pagination.ts';
export type { Pagination } from './calls/pagination.ts';
export { PROOF_STATUSES, projectProof, projectProofAnswer } from './calls/proof.ts';
export type { ProjectProof, ProjectProofAnswer, ProofStepView } from './calls/proof.ts';
export {
  projectTryout,
  projectTryoutAnswer,
  TRYOUT_METHODS,
  TRYOUT_STATUSES,
  TRYOUT_STEPS,
  tryoutCallRequest,
  tryoutCalls,
  tryoutCallsAnswer,
  tryoutReply,
  tryoutReplyAnswer,
  tryoutStep,
} from './calls/tryout.ts';
export type {
  ProjectTryout,
  ProjectTryoutAnswer,
  TryoutCallRequest,
  TryoutCalls,
  TryoutCallsAnswer,
  TryoutExample,
  TryoutReply,
  TryoutReplyAnswer,
  TryoutStepView,
} from './calls/tryout.ts';
export {
  projectPush,
  projectPushAnswer,
  PUSH_FIELDS,
  PUSH_HOST_NAMES,
  PUSH_HOSTS,
  PUSH_STATUSES,
  PUSH_STEPS,
  pushRequest,
  pushResult,
  pushStep,
} from './calls/push.ts';
export type {
  ProjectPush,
  ProjectPushAnswer,
  PushField,
  PushHost,
  PushRequest,
  PushResult,
  PushStepView,
} from './calls/push.ts';
export { projectResult, projectResultAnswer } from './calls/result.ts';
export type { ProjectResult, ProjectResultAnswer } from './calls/result.ts';
export { capabilities, capabilitiesAnswer } from './calls/capabilities.ts';
export type { Capabilities, CapabilitiesAnswer } from './calls/capabilities.ts';
export { liveAnswer, readyAnswer } from './calls/health.ts';
export type { ReadyAnswer } from './calls/health.ts';
export { currentPricing, pricingAnswer, pricingPlan, pricingPlanAnswer } from './calls/pricing.ts';
export type { CurrentPricing, PricingAnswer, PricingPlan, PricingPlanAnswer } from './calls/pricing.ts';
export {
  payment,
  DISPUTE_STATES,
  PAYMENT_PROVIDERS,
  PAYMENT_STATES,
  PAYMENT_USES,
  paymentAnswer,
  paymentConfigAnswer,
  paymentHistoryAnswer,
  paymentIntentAnswer,
  paymentIntentRequest,
  paymentStatusAnswer,
  sandboxConfirmAnswer,
  sandboxConfirmRequest,
  unusedPayment,
} from './calls/payment.ts';
export type {
  Payment,
  PaymentAnswer,
  PaymentConfigAnswer,
  PaymentHistoryAnswer,
  PaymentIntentAnswer,
  PaymentIntentRequest,
  PaymentProviderName,
  PaymentState,
  DisputeState,
  PaymentStatusAnswer,
  PaymentUse,
  SandboxConfirmAnswer,
  SandboxConfirmRequest,
  PendingPayment,
  UnusedPayment,
} from './calls/payment.ts';
export {
  demoMeeting,
  PREFERRED_TIMES,
  PROJECT_TYPES,
  scheduleDemoAnswer,
  scheduleDemoRequest,
} from './calls/booking.ts';
export type {
  DemoMeeting,
  PreferredTime,
  ProjectType,
  ScheduleDemoAnswer,
  ScheduleDemoRequest,
} from './calls/booking.ts';
export { accountSession, accountSessionsAnswer, deleteAccountRequest } from './calls/account.ts';
export type { AccountSession, AccountSessionsAnswer, DeleteAccountRequest } from './calls/account.ts';
export {
  ADMIN_EXPORTS,
  adminFailure,
  adminFailuresAnswer,
  adminFailuresQuery,
  adminPayment,
  adminPaymentsAnswer,
  adminPaymentsQuery,
  adminSessionsAnswer,
} from './calls/admin-lists.ts';
export type {
  AdminExport,
  AdminFailure,
  AdminFailuresAnswer,
  AdminFailuresQuery,
  AdminPayment,
  AdminPaymentsAnswer,
  AdminPaymentsQuery,
  AdminSessionsAnswer,
} from './calls/admin-lists.ts';
export {
  adminActionEntry,
  adminActionsAnswer,
  adminActionsQuery,
  adminStats,
  adminStatsAnswer,
  adminUser,
  adminUserAnswer,
  adminUserChange,
  adminUserRequest,
  adminUsersAnswer,
  adminUsersQuery,
  deletedAnswer,
  revenueByUserAnswer,
  revenueByUserQuery,
  revenueMonthlyAnswer,
  revenueOverviewAnswer,
} from './calls/admin.ts';
export type {
  AdminActionEntry,
  AdminActionsAnswer,
  AdminStats,
  AdminStatsAnswer,
  AdminUser,
  AdminUserAnswer,
  AdminUserChange,
  AdminUserRequest,
  AdminUsersAnswer,
  AdminUsersQuery,
  MoneyTotals,
  RevenueByUserAnswer,
  RevenueMonth,
  SiteMonth,
  RevenueMonthlyAnswer,
  RevenueOfUser,
  RevenueOverview,
  RevenueOverviewAnswer,
} from './calls/admin.ts';
export { exemption, exemptionAnswer, exemptionRequest } from './calls/exemption.ts';
export type { Exemption, ExemptionAnswer, ExemptionRequest } from './calls/exemption.ts';

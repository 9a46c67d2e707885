export { PRODUCT } from './product.ts';
export { LIMITS } from './limits.ts';
export { PATHS } from './paths.ts';
export { ERROR_STATUS, isErrorCode } from './error-code.ts';
export type { ErrorCode } from './error-code.ts';
export { fileTooLargeMessage, formatMegabytes, generationLimitMessage, MESSAGES } from './messages.ts';
export { JOB_TITLES } from './job-title.ts';
export type { JobTitle } from './job-title.ts';
export { FALLBACK_PLANS, suggestPlan } from './plans.ts';
export type { FallbackPlan, PlanKey } from './plans.ts';
export { SANDBOX_CARDS, SANDBOX_METHODS, sandboxMethodOf } from './sandbox-cards.ts';
export type { SandboxMethod } from './sandbox-cards.ts';

export type { Problem } from './rules/problem.ts';
export { checkProjectName } from './rules/project-name.ts';
export { checkPackageName } from './rules/package-name.ts';
export { checkSqlFile, hasSqlName } from './rules/sql-file.ts';
export type { FileProblem } from './rules/sql-file.ts';
export { isEmail } from './rules/email.ts';
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
  ProfileRequest,
  RegisterRequest,
  ResetPasswordRequest,
  SessionAnswer,
  UserAnswer,
} from './calls/auth.ts';
export { uploadAnswer } from './calls/upload.ts';
export type { UploadAnswer } from './calls/upload.ts';
export {
  ARCHITECTURE_TYPES,
  chosenFeatures,
  furtherOptions,
  generateRequest,
  generationEvent,
  generationStep,
  SOURCE_LAYOUTS,
  STEP_STATUSES,
  TARGET_DATABASES,
  TARGET_JAVA_VERSIONS,
} from './calls/generation.ts';
export type {
  ArchitectureType,
  ChosenFeatures,
  FurtherOptions,
  GenerateRequest,
  GenerationEvent,
  GenerationStep,
  SourceLayout,
  StepStatus,
  TargetDatabase,
  TargetJavaVersion,
} from './calls/generation.ts';
export {
  isFlagOn,
  PROJECT_STATUSES,
  project,
  projectAnswer,
  projectMetadata,
  projectsAnswer,
  projectsQuery,
  projectStats,
  projectStatsAnswer,
} from './calls/project.ts';
export type {
  Project,
  ProjectAnswer,
  ProjectMetadata,
  ProjectsAnswer,
  ProjectStats,
  ProjectStatsAnswer,
  ProjectStatus,
} from './calls/project.ts';
export { capabilities, capabilitiesAnswer, FEATURE_NAMES } from './calls/capabilities.ts';
export type { Capabilities, CapabilitiesAnswer } from './calls/capabilities.ts';
export { liveAnswer, readyAnswer } from './calls/health.ts';
export type { ReadyAnswer } from './calls/health.ts';
export { currentPricing, pricingAnswer, pricingPlan, pricingPlanAnswer } from './calls/pricing.ts';
export type { CurrentPricing, PricingAnswer, PricingPlan, PricingPlanAnswer } from './calls/pricing.ts';
export {
  payment,
  DISPUTE_STATES,
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
  PaymentState,
  DisputeState,
  PaymentStatusAnswer,
  PaymentUse,
  SandboxConfirmAnswer,
  SandboxConfirmRequest,
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
export { exemption, exemptionAnswer, exemptionRequest } from './calls/exemption.ts';
export type { Exemption, ExemptionAnswer, ExemptionRequest } from './calls/exemption.ts';

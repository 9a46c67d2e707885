import { FILE_MESSAGES } from './file-messages.ts';
import { LIMITS } from './limits.ts';

/** The sentences of the error catalogue. Both sides take them from here; a server's own message is preferred where one came. */
export const MESSAGES = {
  authRequired: 'Authentication required. Please log in again.',
  authRequiredForPayment: 'Please log in to continue with payment.',
  invalidCredentials: 'Invalid email or password.',
  loginSucceeded: 'Login successful! Welcome back.',
  loginFailed: 'Login failed. Please try again.',
  loginUnexpected: 'An unexpected error occurred. Please try again.',
  registrationFailed: 'Registration failed. Please try again.',
  registrationInvalid: 'Please check your form and try again.',
  emailTaken: 'An account with this email already exists. Please log in instead.',
  profileUpdated: 'Profile updated successfully.',
  profileFailed: 'Profile update failed. Please try again.',
  passwordChanged: 'Password changed successfully.',
  passwordFailed: 'Password change failed. Please try again.',
  accountDeleted: 'Your account was deleted.',
  accountDeleteFailed: 'Your account could not be deleted. Please try again.',
  exportFailed: 'Your data could not be put together. Please try again.',
  sessionsEnded: 'All other sessions were ended.',
  sessionsFailed: 'The sessions could not be ended. Please try again.',
  adminStatsFailed: 'Failed to fetch admin statistics',
  usersFailed: 'Failed to fetch users',
  revenueFailed: 'Failed to fetch revenue data',
  exemptionFailed: 'Failed to update payment exemption',
  exemptionEnabled: 'Payment exemption enabled successfully',
  exemptionDisabled: 'Payment exemption disabled successfully',
  userCreated: 'User created successfully',
  userUpdated: 'User updated successfully',
  userDeleted: 'User deleted successfully',
  userSaveFailed: 'Failed to save user',
  userDeleteFailed: 'Failed to delete user',
  noSuchUser: 'There is no such user.',
  lastAdministrator: 'This is the only administrator. Make somebody else an administrator first.',
  firstPassword: 'This password was chosen for you. Please choose one of your own.',
  firstPasswordExpired: `This password was chosen for you and ended after ${LIMITS.firstPassword.days} days. Set one of your own with "Forgot Password?".`,
  passwordWrong: 'The current password is not correct.',
  passwordCommon:
    'This password is on the lists of well-known passwords. Please choose one that only you would think of.',
  resetRequested: 'If there is an account with this email, a link to set a new password is on its way.',
  resetDone: 'Your password was changed. You can log in with the new one now.',
  resetLinkInvalid: 'This link is not valid any more. Please ask for a new one.',
  loggedOut: 'You have been logged out.',
  forbidden: 'You are not allowed to do this.',
  notFound: 'Not found.',
  projectNotFound: 'There is no such project.',
  ...FILE_MESSAGES,
  uploadFailed: 'Failed to upload file.',
  uploadUnreachable: 'Failed to upload file. Please check your connection.',
  emptyIdea: 'Please provide a detailed idea for your application.',
  ideaFailed: 'Failed to process your idea. Please try again.',
  ideaUnreachable: 'Failed to process your idea. Please check your connection.',
  followUpFailed: 'Failed to change your schema. Please try again.',
  missingData: 'Missing project data. Please try again.',
  generationFailed: 'Failed to generate microservice',
  generationUnreachable: 'Failed to connect to microservice generation service.',
  diskFull: 'The disk of this server is full. Please try again later, or ask whoever runs it to make room.',
  diskFullForRun:
    'The disk of this server is full, so your project was not generated and nothing was used up: please try again later, or ask whoever runs it to make room.',
  moneyWentBack: 'The payment for this project went back while it was being generated, so it was not handed out.',
  generationRunning: 'This project is being generated already.',
  alreadyBuilt:
    'This draft is built already: in another tab, or before this page was loaded again. It was not built or paid for twice.',
  generationCancelled: 'The generation was cancelled.',
  notGenerating: 'This project is not being generated.',
  notCompleted: 'This project has not been generated yet.',
  downloadFailed: 'Failed to download file. Please try again.',
  paymentRequired: 'Payment required to generate applications. Please complete your payment first.',
  paymentFailed: 'Payment failed. Please try again.',
  paymentSucceeded: 'Payment successful.',
  paymentProcessing: 'Your payment is being processed. We will confirm it by e-mail.',
  paymentPending:
    'Your bank is still processing the payment for this draft. You are not charged twice: please wait for its answer.',
  alreadyPaid: 'This draft is already paid for. You were not charged again.',
  paymentAuthentication: 'Your bank asks you to confirm this payment.',
  sandboxIsLocal: 'Test cards are for trying the product on your own machine.',
  paymentNotFound: 'There is no such payment.',
  intentFailed: 'Failed to create payment intent',
  intentInvalid: 'Invalid response from payment server',
  intentCreated: 'Payment intent created.',
  priceMismatch: 'The amount or currency does not match this plan.',
  priceChanged: 'The price of this plan has changed. Please check the new price before you pay.',
  adminPaymentsFailed: 'Failed to fetch payments',
  failuresFailed: 'Failed to fetch generation failures',
  adminExportFailed: 'Failed to export this list',
  userSessionsFailed: 'Failed to fetch the sessions of this user',
  userSessionsEnded: 'All sessions of this user were ended',
  userSessionsEndFailed: 'Failed to end the sessions of this user',
  trailFailed: 'Failed to fetch the audit trail',
  plansFailed: 'Failed to fetch pricing plans',
  planToggleFailed: 'Failed to update pricing plan status',
  planDeleteFailed: 'Failed to delete pricing plan',
  planSaveFailed: 'Failed to save pricing plan',
  planCreated: 'Pricing plan created successfully',
  planUpdated: 'Pricing plan updated successfully',
  planDeleted: 'Pricing plan deleted successfully',
  planActivated: 'Pricing plan activated successfully',
  planDeactivated: 'Pricing plan deactivated successfully',
  planNameTaken: 'There is a plan with this name already.',
  planArchived: 'This plan was deleted; it is kept for its payments only.',
  planNotFound: 'There is no such plan.',
  planUnavailable: 'This plan cannot be bought yet.',
  demoScheduled: 'Your demo is booked. A calendar invite and a confirmation e-mail are on their way.',
  demoFailed: 'Something went wrong. Please try again or contact us directly.',
  otherProject:
    'Fewer than half of the tables that were paid for are left, so this is a new project. Please create it as one.',
  bodyTooDeep: 'The request body is nested too deeply.',
  bodyTooManyValues: 'The request body has too many values.',
  bodyBrokeOff: 'The request broke off before its end.',
  tooBusy: 'The server is busy with other uploads. Please try again in a few seconds.',
  notStorable: 'The request contains characters that cannot be stored.',
  tooManyTables:
    'This has more than twice the tables that were paid for, so it is a new project. Please create it as one.',
  exemptionExpired: 'Your free access has expired. Please complete payment to continue generating projects.',
  unknown: 'An unexpected error occurred.',
  network: 'Failed to connect to the server. Please check your internet connection and try again.',
  dashboardFailed: 'Failed to load dashboard data. Please try again.',
  analyticsRefused: 'Failed to load analytics data',
  analyticsFailed: 'Failed to load analytics data. Please try again.',
  schemaFailed: 'The schema could not be read. Please try again.',
  archiveFailed: 'This version could not be made. Please try again.',
  versionsFailed: 'The versions could not be loaded. Please try again.',
  previewWithheld:
    'You have read the code of several tables in the last 24 hours. What stands in these files is shown after the build.',
  previewFailed: 'The files could not be shown. Please try again.',
  reportSaved: 'The report was saved.',
  reportFailed: 'The report could not be made. Please try again.',
  projectSaved: 'The project was changed.',
  projectDeleted: 'The project was deleted.',
  projectChangeFailed: 'The project could not be changed. Please try again.',
  projectDeleteFailed: 'The project could not be deleted. Please try again.',
  projectsFailed: 'Your projects could not be loaded. Please try again.',
  generationStarting: 'Starting Generation...',
  generationRunningStatus: 'Generating Microservice...',
  generationReady: 'Microservice Ready for Download!',
} as const;

/** What is said of an idea that is too short. @param length in UTF-16 units, without blanks around it. */
export function ideaTooShortMessage(length: number): string {
  return `Please provide more details (${length}/${LIMITS.idea.min} characters minimum).`;
}

/** Why test cards are refused. @param header by which a request showed that it came through a proxy. */
export function sandboxClosedMessage(header: string): string {
  return `Test cards are off: a request with the header "${header}" came through a proxy, so strangers may reach this server. Whoever runs it can set up Stripe, or set BACKSMITH_SANDBOX_PAYMENTS=on, and start it again.`;
}

/** The refusal of an exempt account whose free generations are used up. */
export function generationLimitMessage(limit: number): string {
  return `You have reached your generation limit of ${limit}. Please contact admin for more access or complete payment to continue.`;
}

/** What is said of a generation that waits. @param ahead how many are begun before it. */
export function queuedMessage(ahead: number): string {
  return ahead === 1
    ? 'Waiting in the queue: one is ahead of you.'
    : `Waiting in the queue: ${ahead} are ahead of you.`;
}

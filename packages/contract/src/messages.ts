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
  noFile: 'Please select a SQL file to upload.',
  invalidFile: 'Please upload a valid .sql file.',
  emptyFile: 'The file is empty. Please choose a SQL file with CREATE TABLE statements.',
  uploadFailed: 'Failed to upload file.',
  uploadUnreachable: 'Failed to upload file. Please check your connection.',
  missingData: 'Missing project data. Please try again.',
  generationFailed: 'Failed to generate microservice',
  generationUnreachable: 'Failed to connect to microservice generation service.',
  generationRunning: 'This project is being generated already.',
  generationCancelled: 'The generation was cancelled.',
  notGenerating: 'This project is not being generated.',
  notCompleted: 'This project has not been generated yet.',
  downloadFailed: 'Failed to download file. Please try again.',
  paymentRequired: 'Payment required to generate applications. Please complete your payment first.',
  paymentFailed: 'Payment failed. Please try again.',
  paymentSucceeded: 'Payment successful.',
  paymentProcessing: 'Your payment is being processed. We will confirm it by e-mail.',
  paymentAuthentication: 'Your bank asks you to confirm this payment.',
  sandboxIsLocal: 'Test cards are for trying the product on your own machine.',
  paymentNotFound: 'There is no such payment.',
  intentFailed: 'Failed to create payment intent',
  intentInvalid: 'Invalid response from payment server',
  intentCreated: 'Payment intent created.',
  priceMismatch: 'The amount or currency is not the one of this plan.',
  priceChanged: 'The price of this plan has changed. Please check the new price before you pay.',
  planNotFound: 'There is no such plan.',
  planUnavailable: 'This plan cannot be bought yet.',
  demoScheduled: 'Your demo is booked. A calendar invite and a confirmation e-mail are on their way.',
  demoFailed: 'Something went wrong. Please try again or contact us directly.',
  otherProject:
    'Fewer than half of the tables that were paid for are left, so this is a new project. Please create it as one.',
  exemptionExpired: 'Your free access has expired. Please complete payment to continue generating projects.',
  unknown: 'An unexpected error occurred.',
  network: 'Failed to connect to the server. Please check your internet connection and try again.',
  dashboardFailed: 'Failed to load dashboard data. Please try again.',
  generationStarting: 'Starting Generation...',
  generationRunningStatus: 'Generating Microservice...',
  generationReady: 'Microservice Ready for Download!',
} as const;

/** The refusal of an exempt account whose free generations are used up. */
export function generationLimitMessage(limit: number): string {
  return `You have reached your generation limit of ${limit}. Please contact admin for more access or complete payment to continue.`;
}

/** The refusal of a file above the upload limit: names its size and the limit. */
export function fileTooLargeMessage(bytes: number): string {
  return `The file has ${formatMegabytes(bytes)}. The maximum is ${LIMITS.upload.label}.`;
}

/**
 * A size in bytes as people read it: one decimal from a megabyte on, two below, never rounded down. The page shows it
 * beside a chosen file, and a file just above a limit must not look as if it were just at it.
 */
export function formatMegabytes(bytes: number): string {
  const megabytes = bytes / (1024 * 1024);
  if (megabytes >= 1) return `${(Math.ceil(megabytes * 10) / 10).toFixed(1)} MB`;
  return `${Math.max(0.01, Math.ceil(megabytes * 100) / 100).toFixed(2)} MB`;
}

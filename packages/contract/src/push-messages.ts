/** What is said of a push. What the host itself refused stands beside the call that was refused. */
export const PUSH_MESSAGES = {
  noOwner: 'An owner has letters, digits, hyphens and underscores only. Leave it empty for yourself.',
  noRepository: 'A repository name has letters, digits, dots, hyphens and underscores only, and does not end in .git.',
  noToken: 'Paste the token as it was shown when it was made: without blanks or line ends.',
  running: 'This project is being pushed already. Wait until that push has ended.',
  busy: 'Too many projects are being pushed at this moment.',
  lost: 'The push stopped in the middle. Push again and it goes on.',
  serverStopped: 'The server was stopped in the middle. Push again and it goes on.',
  brokeOff: 'The push broke off, and the mistake is ours. Push again: it goes on where it stopped.',
  off: 'This server does not push there. Download the zip: it is a folder that git takes as it is.',
  failed: 'The push could not be started. Please try again.',
  gone: 'The project was deleted.',
} as const;

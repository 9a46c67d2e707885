import { PRODUCT } from '@backsmith/contract';
import { SITE } from './site.ts';

/** A legal text: sections of paragraphs. */
export type LegalText = {
  readonly title: string;
  readonly updated: string;
  readonly lead: string;
  readonly sections: readonly { readonly id: string; readonly title: string; readonly paragraphs: readonly string[] }[];
};

const UPDATED = '22 Nov 2026';

export const PRIVACY: LegalText = {
  title: 'Privacy policy',
  updated: UPDATED,
  lead: `What ${PRODUCT.name} keeps about you, why, for how long, and how to have it removed.`,
  sections: [
    {
      id: 'account',
      title: 'Your account',
      paragraphs: [
        'When you sign up we keep your name, e-mail address, company if you give one, job title, and whether you want our newsletter. Your password is kept only as an argon2id hash; nobody can read it.',
        'A session is a random token. Your browser keeps it in its local storage together with a copy of your account data; the server keeps only a hash of it and the times it was made and last used.',
      ],
    },
    {
      id: 'schemas',
      title: 'Your schemas and what is made from them',
      paragraphs: [
        'A file you upload is stored with your project, byte for byte, so that the project can be generated from it. The generated archive is stored so that you can download it again. Only your account can reach either of them.',
        'Rows of data in a dump are not used and do not appear in what is generated. They are part of the stored file, so leave out what you do not want to hand over.',
        'We do not train models on your schemas, and we do not pass them on.',
      ],
    },
    {
      id: 'browser',
      title: 'In your browser',
      paragraphs: [
        'A file you drop on the site before signing in stays in your browser until you build from it or sign out. A review you have not built yet stays there too, with what you said and changed, until you build it, remove it or sign out, or another account uses the generator in this browser. Your choice of light or dark is kept in local storage. What you describe on the site before signing in stays in the tab until you sign out or close it. There are no cookies of ours, no advertising and no analytics of others on this site.',
      ],
    },
    {
      id: 'payments',
      title: 'Payments',
      paragraphs: [
        'Your card number goes from your browser to the card provider and never reaches our server. We keep what was paid, when, for which plan and project, and the number of the receipt, as long as the law asks us to.',
      ],
    },
    {
      id: 'mails',
      title: 'Mails and demos',
      paragraphs: [
        'We write to you about your account: receipts, password links, changes. The newsletter goes only to those who asked for it; the time of your consent is kept, and every issue carries a link that ends it.',
        'When you book a demo we keep what you entered and the time that was booked, and send the invitation to you and to our team.',
      ],
    },
    {
      id: 'logs',
      title: 'Logs',
      paragraphs: [
        'The server logs each request with its time, address, status and the account that made it, to find faults and to stop abuse. Logs hold no passwords, no tokens and no schemas.',
      ],
    },
    {
      id: 'rights',
      title: 'Your rights',
      paragraphs: [
        `You may ask for a copy of your data, for corrections, or for your account and all its projects to be deleted: the account page does all of it at once. You may also write to ${SITE.contact} from the address of your account; we answer within 30 days.`,
      ],
    },
  ],
};

export const TERMS: LegalText = {
  title: 'Terms and conditions',
  updated: UPDATED,
  lead: `The agreement between you and ${PRODUCT.name} when you use this site.`,
  sections: [
    {
      id: 'service',
      title: 'The service',
      paragraphs: [
        `${PRODUCT.name} turns a database schema into the source code of a backend. You choose what is built; the service builds it and lets you download it.`,
        'Parts of the service that are marked as coming do not exist yet. Nothing is promised about when they will.',
      ],
    },
    {
      id: 'ownership',
      title: 'Who owns what',
      paragraphs: [
        'Your schema stays yours. The code that is generated from it belongs to you from the moment you download it. You may use, change, sell and publish it without naming us. It contains no component that needs a licence from us.',
      ],
    },
    {
      id: 'account',
      title: 'Your account',
      paragraphs: [
        'Give true details, keep your password to yourself, and tell us when you think somebody else has used it. One account belongs to one person.',
      ],
    },
    {
      id: 'use',
      title: 'Fair use',
      paragraphs: [
        'Upload only what you have the right to upload. Do not try to reach the data of others, to run code on our machines, or to put more load on the service than building your projects needs. Accounts that do are closed.',
      ],
    },
    {
      id: 'payment',
      title: 'Payment',
      paragraphs: [
        'Plans are paid once per project; there is no subscription. A payment is for one project of its plan. When a generation fails, the payment is not used up. What was paid and not used can be refunded; the right to generate ends with the refund.',
      ],
    },
    {
      id: 'warranty',
      title: 'What we answer for',
      paragraphs: [
        'Every project is checked before it is handed out, and still it is your review that decides whether it is fit for your purpose. Read it, test it, and do not put it in front of real users before you have. The service and the code are given as they are; we are liable for intent and gross negligence, and otherwise up to what you paid for the project.',
      ],
    },
    {
      id: 'ending',
      title: 'Ending it',
      paragraphs: [
        `You may stop at any time and have your account deleted by writing to ${SITE.contact}. What you downloaded stays yours. If we change these terms we say so on this page, with the date above.`,
      ],
    },
  ],
};

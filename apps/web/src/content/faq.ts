import { FIRST_QUESTIONS, type Question } from './faq-first.ts';
import { SITE } from './site.ts';
import { textsOf } from '../language/texts.ts';

/** The twelve questions of the FAQ page. */
export const FAQ: {
  readonly title: string;
  readonly lead: string;
  readonly more: string;
  readonly questions: readonly Question[];
} = {
  title: 'Questions, answered plainly',
  lead: 'If yours is not here, write to us. A person reads it.',
  more: 'Something else?',
  questions: [
    ...FIRST_QUESTIONS,
    {
      question: 'Can I choose between a monolith and microservices?',
      answer:
        'Yes. Microservices are cut along your foreign keys: before anything is built you see which service keeps which tables and which keys are cut, and may move tables, rename and merge services. Each has its own database, and one gateway stands before them; with security, people sign in at one more service, whose tokens all others check. For Oracle and SQL Server, which take gigabytes each, all services have one server together on one machine. The architecture never raises the price.',
    },
    {
      question: 'What about security in the generated code?',
      answer:
        'Every project validates its input and takes its secrets from the environment. With the exception handler (Advanced), every error carries a code that stays the same between versions, so that clients can rely on it. With security (Enterprise), every call needs a token: administrators invite people, who sign in and get roles, repeated wrong passwords lock an account for a while, calls are limited and changes are noted. Your own OAuth2 issuer can sign people in instead. A new account reads no people, pay or secrets, and where columns say whose a record is, you can keep it to its owner before you build.',
    },
    {
      question: 'Who owns the generated code?',
      answer:
        'You do, from the moment you download it. No licence key, no runtime, no attribution. The terms say the same in more words.',
    },
    {
      question: 'What does it cost, and is there a subscription?',
      answer:
        'There is no subscription. A plan is paid once per project, whatever the number of tables. Which plan you need follows from the parts you switch on, and you see the price before you pay.',
    },
    {
      question: 'What if a generation fails after I paid?',
      answer:
        'Then the payment is not used up: it goes back to you and waits for the next attempt. A refund of a payment that was not used yet takes the right to generate back with it.',
    },
    {
      question: 'What happens to the data in my file?',
      answer:
        'The generator reads the structure and skips the rows: none of them appears in the project. The file itself is stored whole, rows included, with your project, so that it can be generated again. Only your account can reach it. What should not be stored, leave out before you upload:',
      table: {
        head: ['Tool', 'Structure only'],
        rows: [
          ['PostgreSQL', 'pg_dump --schema-only'],
          ['MySQL', 'mysqldump --no-data'],
          ['MariaDB', 'mariadb-dump --no-data'],
          ['SQL Server', 'Generate Scripts, "Schema only"'],
          ['Oracle', 'expdp content=metadata_only, then impdp sqlfile='],
        ],
      },
    },
    {
      question: 'How long does it take, and is there a limit on tables?',
      answer:
        'It depends on where you stop the clock. No plan counts your tables, and no schema is refused for having many.',
      table: {
        head: ['From', 'To', 'Plan'],
        rows: [
          ['Pressing Generate', 'a zip that builds', 'under 3 minutes'],
          ['A file or a prompt', 'the download, parts chosen', 'about 5 minutes'],
          ['An idea', 'a deployed backend, your review included', '20 minutes'],
        ],
      },
    },
    {
      question: 'Can I edit the code, and who helps when something is wrong?',
      answer: `Edit everything: it is ordinary Java, formatted, with tests that tell you what broke. When the generator got something wrong, write to ${SITE.contact} with the line of the report.`,
    },
  ],
};

export const faqTexts = textsOf('faq', FAQ);

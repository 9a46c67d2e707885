import { FIRST_QUESTIONS, type Question } from './faq-first.ts';
import { SITE } from './site.ts';

/** The twelve questions of the FAQ page. */
export const FAQ: { readonly title: string; readonly lead: string; readonly questions: readonly Question[] } = {
  title: 'Questions, answered plainly',
  lead: 'If yours is not here, write to us. A person reads it.',
  questions: [
    ...FIRST_QUESTIONS,
    {
      question: 'Can I choose between a monolith and microservices?',
      answer:
        'Monoliths are ready. Microservices, cut along your foreign keys, are being worked on; the generator shows them as coming and refuses what it cannot build yet. The architecture never raises the price.',
    },
    {
      question: 'What about security in the generated code?',
      answer:
        'Every project validates its input, answers with stable error codes and takes its secrets from the environment. JWT, OAuth2, users and roles belong to the Enterprise plan, which can be bought once they exist.',
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
        'Only the structure is read; rows of data are skipped and appear nowhere in the result. The file is stored with your project so that it can be generated again, and only your account can reach it.',
    },
    {
      question: 'How long does it take, and is there a limit on tables?',
      answer:
        'Generating takes minutes at most, and often seconds. From an idea to a deployed backend, plan 20 minutes: most of it is your review and your hosting. No plan counts your tables, and no schema is refused for having many.',
    },
    {
      question: 'Can I edit the code, and who helps when something is wrong?',
      answer: `Edit everything: it is ordinary Java, formatted, with tests that tell you what broke. When the generator got something wrong, write to ${SITE.contact} with the line of the report.`,
    },
  ],
};

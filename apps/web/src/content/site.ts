import { PRODUCT } from '@backsmith/contract';

/** What an operator changes to make the site their own. */
export const SITE = {
  description: `${PRODUCT.name} turns a SQL file into a Spring Boot backend you can read, build and own.`,
  contact: 'hello@backsmith.example',
  copyrightYear: 2025,
  social: [
    { name: 'LinkedIn', href: 'https://www.linkedin.com/company/backsmith' },
    { name: 'Instagram', href: 'https://www.instagram.com/backsmith' },
    { name: 'X', href: 'https://x.com/backsmith' },
  ],
} as const;

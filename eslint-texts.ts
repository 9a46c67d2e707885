const SAYS =
  'Texts of translated parts stand in the catalogues of apps/web/src/content, where every language has them (CONTRIBUTING).';
/** A word, as people read it: two letters and more. */
const WORD = '[value=/[A-Za-z]{2}/]';
/** What is read out or shown, wherever a component hands it on. */
const SPOKEN = '[name.name=/^(aria-label|alt|title|label|lead|hint|caption|placeholder|busyLabel|name)$/]';

/**
 * What a component must not say in words of its own: text between tags, in what is shown of a choice, and in the attributes
 * that are read out. For `no-restricted-syntax`.
 */
export const textsInComponents = [
  `JSXText${WORD}`,
  `JSXElement > JSXExpressionContainer > Literal${WORD}`,
  `JSXElement > JSXExpressionContainer > :matches(ConditionalExpression, LogicalExpression) > Literal${WORD}`,
  'JSXElement > JSXExpressionContainer > TemplateLiteral > TemplateElement[value.raw=/[A-Za-z]{2}/]',
  `JSXAttribute${SPOKEN} > Literal${WORD}`,
  `JSXAttribute${SPOKEN} > JSXExpressionContainer > :matches(ConditionalExpression, LogicalExpression) > Literal${WORD}`,
  `JSXAttribute${SPOKEN} > JSXExpressionContainer > TemplateLiteral > TemplateElement[value.raw=/[A-Za-z]{2}/]`,
].map((selector) => ({ selector, message: SAYS }));

/** The components that are translated. A page joins them when its texts move to the catalogues. */
export const translatedComponents = [
  'apps/web/src/app/frame/{footer,site-bar,site-frame,menu-links,phone-menu,entry-button,language-switch,language-offer}.tsx',
  'apps/web/src/app/skip-link.tsx',
  'apps/web/src/features/marketing/*.tsx',
  'apps/web/src/features/marketing/{home,how-it-works,intake,faq,services}/*.tsx',
  'apps/web/src/features/billing/*.tsx',
  'apps/web/src/features/booking/*.tsx',
  'apps/web/src/shared/pricing/*.tsx',
  'apps/web/src/shared/payment/login-required-dialog.tsx',
  'apps/web/src/shared/ui/{theme-switch,mark,file-row,accordion}.tsx',
];

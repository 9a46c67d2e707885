/** What the example buttons put into the field (spec 1 §2). */
export const EXAMPLE_IDEAS = [
  {
    name: 'E-commerce Backend',
    idea: 'An online shop. Products have a name, a sku, a price and a stock and belong to categories. Customers have a name and an email and place orders with order items; an order is new, paid, shipped or cancelled. Customers write reviews of products with a rating and a comment.',
  },
  {
    name: 'Social Media API',
    idea: 'A social network where users follow each other. Users write posts with a text and an image, comment on posts and like them. Users join groups and send private messages to each other.',
  },
  {
    name: 'Project Management',
    idea: 'A project management tool. Teams have members and projects, projects contain tasks with a title, a due date, a priority (low, medium, high) and a status (todo, doing, done). A task is assigned to a member and has comments and attachments.',
  },
] as const;

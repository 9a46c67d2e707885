import { describe, expect, it } from 'vitest';
import { withinMessage } from './within-message.ts';

const CHAT =
  "Sure! Here is what you asked for; it's short:\n\n```sql\nCREATE TABLE a (id int);\n```\nAnd `b`:\n~~~\nCREATE TABLE b (id int);\n";

describe('SQL within a message', () => {
  it('is what stands within the fences of Markdown, at its place', () => {
    const { text, passedOver } = withinMessage(CHAT);
    expect(text.length).toBe(CHAT.length);
    expect(text.trim().split(/\s*\n\s*/)).toEqual(['CREATE TABLE a (id int);', 'CREATE TABLE b (id int);']);
    expect(text.indexOf('CREATE TABLE b')).toBe(CHAT.indexOf('CREATE TABLE b'));
    expect(passedOver).toEqual([0, CHAT.indexOf('```\nAnd')]);
  });

  it('is what a mail quotes, however often', () => {
    const mail = "Ann wrote; it's here:\r\n> > CREATE TABLE a (\r\n>>   id int\r\n> > );\r\nRegards\r\n";
    const { text, passedOver } = withinMessage(mail);
    expect(text.trim()).toBe('CREATE TABLE a (\r\n     id int\r\n    );');
    expect(passedOver).toEqual([0, mail.indexOf('Regards')]);
  });

  it.each([
    [
      'comments with an example',
      "CREATE TABLE a (id int);\nCOMMENT ON TABLE a IS '\n```sql\nCREATE TABLE b (id int);\n```';",
    ],
    ['conditions on lines of their own', 'CREATE TABLE a (id int CHECK (id\n> 0));'],
    ['no message', 'CREATE TABLE a (id int);'],
  ])('is all of it: %s', (_, text) => {
    expect(withinMessage(text)).toEqual({ text, passedOver: [] });
  });
});

import type { MailPart } from '@backsmith/blueprint';
import { java, javadoc } from '@backsmith/render';
import type { JavaFile } from '@backsmith/render';
import { classOf, fileOf, MAIN } from '../../java/types.ts';
import type { KeptParts } from '../../stores/kept-parts.ts';
import type { PartRenderer } from '../part-renderer.ts';

function mailRecord({ classes }: MailPart): JavaFile {
  return fileOf(
    classes.mail,
    java`
      ${javadoc`A mail to be sent once what it tells of is in the database.`}
      public record ${classOf(classes.mail)}(String to, String template, String token) {}`,
  );
}

function mailer({ classes }: MailPart, { afterwards }: Pick<KeptParts, 'afterwards'>): JavaFile {
  const self = classes.mailer;
  const message = java`jakarta.mail.internet.MimeMessage`;
  const files = java`java.nio.file.Files`;
  return fileOf(
    self,
    java`
      ${javadoc`Sends mails by their templates in resources/mail; where app.mail.folder names one, into that folder.`}
      @org.springframework.stereotype.Component
      public class ${classOf(self)} {
        private static final org.slf4j.Logger log = org.slf4j.LoggerFactory.getLogger(${classOf(self)}.class);

        private final org.springframework.mail.javamail.JavaMailSender sender;
        private final org.springframework.core.task.TaskExecutor tasks;
        private final String from;
        private final String link;
        private final String folder;

        public ${self.name}(
            org.springframework.mail.javamail.JavaMailSender sender,
            @org.springframework.beans.factory.annotation.Qualifier("applicationTaskExecutor") org.springframework.core.task.TaskExecutor tasks,
            @org.springframework.beans.factory.annotation.Value("\${app.mail.from}") String from,
            @org.springframework.beans.factory.annotation.Value("\${app.mail.link}") String link,
            @org.springframework.beans.factory.annotation.Value("\${app.mail.folder:}") String folder) {
          this.sender = sender;
          this.tasks = tasks;
          this.from = from;
          this.link = link;
          this.folder = folder;
        }

        ${afterwards}
        void on(${classOf(classes.mail)} mail) {
          tasks.execute(
              () -> {
                try {
                  deliver(message(mail));
                } catch (java.io.IOException
                    | jakarta.mail.MessagingException
                    | org.springframework.mail.MailException e) {
                  log.error("A mail could not be sent: {}", mail.template(), e);
                }
              });
        }

        private ${message} message(${classOf(classes.mail)} mail)
            throws java.io.IOException, jakarta.mail.MessagingException {
          String template =
              new org.springframework.core.io.ClassPathResource("mail/" + mail.template() + ".txt")
                  .getContentAsString(java.nio.charset.StandardCharsets.UTF_8);
          int firstLine = template.indexOf('\\n');
          ${message} message = sender.createMimeMessage();
          message.setFrom(from);
          message.setRecipient(
              jakarta.mail.Message.RecipientType.TO, new jakarta.mail.internet.InternetAddress(mail.to(), true));
          message.setSubject(template.substring(0, firstLine));
          message.setText(
              template.substring(firstLine + 1).strip()
                  .replace("{link}", link + "/" + mail.template() + "?token=" + mail.token())
                  .replace("{token}", mail.token()),
              "UTF-8");
          return message;
        }

        private void deliver(${message} message) throws java.io.IOException, jakarta.mail.MessagingException {
          if (folder.isEmpty()) {
            sender.send(message);
            return;
          }
          java.nio.file.Path path = ${files}.createDirectories(java.nio.file.Path.of(folder));
          try (var out = ${files}.newOutputStream(${files}.createTempFile(path, "mail-", ".eml"))) {
            message.writeTo(out);
          }
        }
      }`,
  );
}

const TEMPLATES: Readonly<Record<string, string>> = {
  'verify-email': `Confirm your e-mail address

Somebody, hopefully you, made an account with this address. Confirm it here:

{link}

or with this code: {token}

It is good for two hours. If it was not you, there is nothing to do.
`,
  'reset-password': `Choose a new password

Somebody, hopefully you, asked for a new password for your account. Choose one here:

{link}

or with this code: {token}

It is good for two hours. If it was not you, there is nothing to do: your password stays as it is.
`,
  invitation: `An account for you

An administrator made an account for this address. Choose its password here:

{link}

or with this code: {token}

It is good for two hours; behind that, ask for a new password like somebody who forgot theirs.
`,
  'account-exists': `You have an account already

Somebody, hopefully you, wanted to make an account with this address, which has one. If you forgot your
password, choose a new one here:

{link}

or with this code: {token}

It is good for two hours. If it was not you, there is nothing to do.
`,
};

/** Mails by templates. */
export const mail: PartRenderer<MailPart> = {
  files: (part, _, files, kept) => {
    files.addJava(MAIN, mailRecord(part));
    files.addJava(MAIN, mailer(part, kept));
    for (const [name, text] of Object.entries(TEMPLATES)) files.add(`src/main/resources/mail/${name}.txt`, text);
  },
};

package com.acme.tasks.security.mail;

import jakarta.mail.Message;
import jakarta.mail.MessagingException;
import jakarta.mail.internet.InternetAddress;
import jakarta.mail.internet.MimeMessage;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.beans.factory.annotation.Qualifier;
import org.springframework.beans.factory.annotation.Value;
import org.springframework.core.io.ClassPathResource;
import org.springframework.core.task.TaskExecutor;
import org.springframework.mail.MailException;
import org.springframework.mail.javamail.JavaMailSender;
import org.springframework.stereotype.Component;
import org.springframework.transaction.event.TransactionalEventListener;

/**
 * Sends mails by their templates in resources/mail; where app.mail.folder names one, into that
 * folder.
 */
@Component
public class Mailer {
  private static final Logger log = LoggerFactory.getLogger(Mailer.class);

  private final JavaMailSender sender;
  private final TaskExecutor tasks;
  private final String from;
  private final String link;
  private final String folder;

  public Mailer(
      JavaMailSender sender,
      @Qualifier("applicationTaskExecutor") TaskExecutor tasks,
      @Value("${app.mail.from}") String from,
      @Value("${app.mail.link}") String link,
      @Value("${app.mail.folder:}") String folder) {
    this.sender = sender;
    this.tasks = tasks;
    this.from = from;
    this.link = link;
    this.folder = folder;
  }

  @TransactionalEventListener
  void on(Mail mail) {
    tasks.execute(
        () -> {
          try {
            deliver(message(mail));
          } catch (IOException | MessagingException | MailException e) {
            log.error("A mail could not be sent: {}", mail.template(), e);
          }
        });
  }

  private MimeMessage message(Mail mail) throws IOException, MessagingException {
    String template =
        new ClassPathResource("mail/" + mail.template() + ".txt")
            .getContentAsString(StandardCharsets.UTF_8);
    int firstLine = template.indexOf('\n');
    MimeMessage message = sender.createMimeMessage();
    message.setFrom(from);
    message.setRecipient(Message.RecipientType.TO, new InternetAddress(mail.to(), true));
    message.setSubject(template.substring(0, firstLine));
    message.setText(
        template
            .substring(firstLine + 1)
            .strip()
            .replace("{link}", link + "/" + mail.template() + "?token=" + mail.token())
            .replace("{token}", mail.token()),
        "UTF-8");
    return message;
  }

  private void deliver(MimeMessage message) throws IOException, MessagingException {
    if (folder.isEmpty()) {
      sender.send(message);
      return;
    }
    Path path = Files.createDirectories(Path.of(folder));
    try (var out = Files.newOutputStream(Files.createTempFile(path, "mail-", ".eml"))) {
      message.writeTo(out);
    }
  }
}

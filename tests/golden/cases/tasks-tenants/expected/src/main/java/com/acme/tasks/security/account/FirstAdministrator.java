package com.acme.tasks.security.account;

import com.acme.tasks.security.LocalSignIn;
import com.acme.tasks.security.Role;
import com.acme.tasks.security.SecurityProperties;
import java.util.List;
import java.util.Set;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.boot.ApplicationArguments;
import org.springframework.boot.ApplicationRunner;
import org.springframework.dao.DuplicateKeyException;
import org.springframework.stereotype.Component;
import org.springframework.util.StringUtils;

/** Makes the first administrator from the configuration, where there is none yet. */
@Component
@LocalSignIn
public class FirstAdministrator implements ApplicationRunner {
  private static final Logger log = LoggerFactory.getLogger(FirstAdministrator.class);

  private final Accounts accounts;
  private final Registration registration;
  private final SecurityProperties properties;

  public FirstAdministrator(
      Accounts accounts, Registration registration, SecurityProperties properties) {
    this.accounts = accounts;
    this.registration = registration;
    this.properties = properties;
  }

  @Override
  public void run(ApplicationArguments arguments) {
    var first = properties.firstAdministrator();
    if (!StringUtils.hasText(first.email()) || accounts.hasAdministrator()) {
      return;
    }
    String hash = registration.encoded(first.password(), List.of(first.email()));
    try {
      accounts.verify(accounts.add(first.email(), hash, Set.of(Role.ADMIN)));
      log.info("Made the first administrator");
    } catch (DuplicateKeyException e) {
      log.info("The address of the first administrator has an account already");
    }
  }
}

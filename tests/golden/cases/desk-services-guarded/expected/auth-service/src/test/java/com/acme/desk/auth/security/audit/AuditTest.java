package com.acme.desk.auth.security.audit;

import static org.assertj.core.api.Assertions.assertThat;

import com.acme.desk.auth.ApiTest;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.context.ApplicationEventPublisher;

/** What is changed is noted with who did it. */
class AuditTest extends ApiTest {
  @Test
  void answersAdministrators() {
    assertThat(read("/auth/audit").isArray()).isTrue();
  }

  @Test
  void notesSignIns(@Autowired ApplicationEventPublisher events) {
    events.publishEvent(new AccountEvent("signed-in", "somebody", null));
    assertThat(read("/auth/audit").get(0).get("record").asString()).isEqualTo("somebody");
  }
}

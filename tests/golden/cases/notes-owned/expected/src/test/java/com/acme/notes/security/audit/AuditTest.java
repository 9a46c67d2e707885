package com.acme.notes.security.audit;

import static org.assertj.core.api.Assertions.assertThat;

import com.acme.notes.ApiTest;
import com.acme.notes.LabelApiTest;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** What is changed is noted with who did it. */
class AuditTest extends ApiTest {
  @Test
  void answersAdministrators() {
    assertThat(read("/auth/audit").isArray()).isTrue();
  }

  @Test
  void notesWhatIsMadeAndDeleted() {
    String location = create(LabelApiTest.PATH, LabelApiTest.sample(this));
    JsonNode made = read("/auth/audit").get(0);
    assertThat(made.get("what").asString()).isEqualTo("created");
    assertThat(made.get("account").asString()).isNotIn("nobody", "anonymousUser");
    assertThat(made.get("requestId").asString()).isNotEqualTo("none");
    assertThat(made.get("after").asString()).isNotEqualTo("{}");
    delete(location);
    assertThat(read("/auth/audit").get(0).get("what").asString()).isEqualTo("deleted");
  }
}

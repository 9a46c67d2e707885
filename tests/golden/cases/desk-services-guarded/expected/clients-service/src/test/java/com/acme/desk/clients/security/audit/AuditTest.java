package com.acme.desk.clients.security.audit;

import static org.assertj.core.api.Assertions.assertThat;

import com.acme.desk.clients.ApiTest;
import com.acme.desk.clients.ClientApiTest;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** What is changed is noted with who did it. */
class AuditTest extends ApiTest {
  @Test
  void answersAdministrators() {
    assertThat(read("/audit/clients").isArray()).isTrue();
  }

  @Test
  void notesWhatIsMadeAndDeleted() {
    String location = create(ClientApiTest.PATH, ClientApiTest.sample(this));
    JsonNode made = read("/audit/clients").get(0);
    assertThat(made.get("what").asString()).isEqualTo("created");
    assertThat(made.get("account").asString()).isNotIn("nobody", "anonymousUser");
    assertThat(made.get("requestId").asString()).isNotEqualTo("none");
    assertThat(made.get("after").asString()).isNotEqualTo("{}");
    assertThat(patch(location, ClientApiTest.changes(this))).hasStatusOk();
    JsonNode changed = read("/audit/clients").get(0);
    assertThat(changed.get("what").asString()).isEqualTo("changed");
    assertThat(changed.get("before").asString())
        .isNotEqualTo("{}")
        .isNotEqualTo(changed.get("after").asString());
    delete(location);
    assertThat(read("/audit/clients").get(0).get("what").asString()).isEqualTo("deleted");
  }
}

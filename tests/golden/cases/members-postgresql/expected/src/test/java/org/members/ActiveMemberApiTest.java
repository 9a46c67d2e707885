package org.members;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class ActiveMemberApiTest extends ApiTest {
  @Test
  void lists() {
    assertThat(read("/api/v1/active-members?limit=5").isArray()).isTrue();
  }
}

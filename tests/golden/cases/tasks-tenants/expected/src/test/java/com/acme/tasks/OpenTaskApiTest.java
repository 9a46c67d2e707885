package com.acme.tasks;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class OpenTaskApiTest extends ApiTest {
  @Test
  void lists() {
    assertThat(read("/api/v1/open-tasks?limit=5").isArray()).isTrue();
  }
}

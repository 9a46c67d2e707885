package com.acme.notes;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class RecentNoteApiTest extends ApiTest {
  @Test
  void lists() {
    assertThat(read("/api/v1/recent-notes?limit=5").isArray()).isTrue();
  }
}

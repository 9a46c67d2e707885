package com.acme.jobs;

import static org.assertj.core.api.Assertions.assertThat;

import com.acme.jobs.config.RequestIdFilter;
import java.util.List;
import org.junit.jupiter.api.Test;

class ApplicationTest extends ApiTest {
  @Test
  void isHealthy() {
    for (String group : List.of("", "/liveness", "/readiness")) {
      assertThat(read("/actuator/health" + group).get("status").asString()).isEqualTo("UP");
    }
  }

  @Test
  void namesEveryRequest() {
    assertThat(get("/actuator/health")).headers().containsHeader(RequestIdFilter.HEADER);
  }
}

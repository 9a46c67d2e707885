package org.members;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.springframework.test.web.servlet.assertj.MvcTestResult;

/** Holds the API to its committed description. */
class OpenApiContractTest extends ApiTest {
  private static final Path CONTRACT = Path.of("openapi.yaml");

  @Test
  void isWhatTheContractSays() throws IOException {
    String description = description();
    if (Files.notExists(CONTRACT) || Boolean.getBoolean("openapi.update")) {
      Files.writeString(CONTRACT, description);
    }
    assertThat(CONTRACT)
        .as(
            "The API differs from openapi.yaml. If it is meant to, write the file anew: ./mvnw test"
                + " -Dtest=OpenApiContractTest -Dopenapi.update=true")
        .usingCharset(StandardCharsets.UTF_8)
        .hasContent(description);
  }

  private String description() {
    MvcTestResult answer = get("/v3/api-docs.yaml");
    assertThat(answer).hasStatusOk();
    // Where it was asked in a test is nothing that clients rely on.
    return new String(answer.getResponse().getContentAsByteArray(), StandardCharsets.UTF_8)
        .replaceFirst("(?m)^servers:\134n(?:[- ].*\134n)+", "");
  }
}

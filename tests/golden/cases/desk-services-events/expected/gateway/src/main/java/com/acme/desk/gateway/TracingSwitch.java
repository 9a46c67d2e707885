package com.acme.desk.gateway;

import java.util.Map;
import org.springframework.boot.EnvironmentPostProcessor;
import org.springframework.boot.SpringApplication;
import org.springframework.core.env.ConfigurableEnvironment;
import org.springframework.core.env.MapPropertySource;
import org.springframework.util.StringUtils;

/** Switches tracing off where no collector is configured, so that it costs nothing there. */
public class TracingSwitch implements EnvironmentPostProcessor {
  private static final String ENDPOINT = "management.opentelemetry.tracing.export.otlp.endpoint";

  private static final Map<String, Object> OFF =
      Map.of(
          "management.opentelemetry.enabled",
          false,
          "management.tracing.export.enabled",
          false,
          "spring.autoconfigure.exclude",
          "org.springframework.boot.micrometer.tracing.autoconfigure.MicrometerTracingAutoConfiguration,"
              + "org.springframework.boot.micrometer.tracing.opentelemetry.autoconfigure"
              + ".OpenTelemetryTracingAutoConfiguration");

  @Override
  public void postProcessEnvironment(
      ConfigurableEnvironment environment, SpringApplication application) {
    if (!StringUtils.hasText(environment.getProperty(ENDPOINT))) {
      environment.getPropertySources().addLast(new MapPropertySource("tracing", OFF));
    }
  }
}

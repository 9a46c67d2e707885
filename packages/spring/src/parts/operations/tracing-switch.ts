import type { OperationsPart } from '@backsmith/blueprint';
import { java, javadoc } from '@backsmith/render';
import type { JavaFile } from '@backsmith/render';
import { classOf, fileOf } from '../../java/types.ts';

/**
 * Spring Boot makes spans for every call as soon as the libraries are there, even if nobody collects them. Whether they are
 * is known from the environment only, before any bean is made, and no setting can ask for it.
 */
export function tracingSwitch({ tracingSwitch: self }: Pick<OperationsPart, 'tracingSwitch'>): JavaFile {
  const springApplication = java`org.springframework.boot.SpringApplication`;
  return fileOf(
    self,
    java`
      ${javadoc`Switches tracing off where no collector is configured, so that it costs nothing there.`}
      public class ${classOf(self)} implements org.springframework.boot.EnvironmentPostProcessor {
        private static final String ENDPOINT = "management.opentelemetry.tracing.export.otlp.endpoint";

        private static final java.util.Map<String, Object> OFF =
            java.util.Map.of(
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
            org.springframework.core.env.ConfigurableEnvironment environment, ${springApplication} application) {
          if (!org.springframework.util.StringUtils.hasText(environment.getProperty(ENDPOINT))) {
            environment
                .getPropertySources()
                .addLast(new org.springframework.core.env.MapPropertySource("tracing", OFF));
          }
        }
      }`,
  );
}

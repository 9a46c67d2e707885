import type { JpaStore } from '@backsmith/blueprint';
import { java, javadoc } from '@backsmith/render';
import type { JavaFile } from '@backsmith/render';
import { classOf, fileOf } from '../../../java/types.ts';

const EVENT = java`org.hibernate.generator.EventType`;
const UNIT = java`java.time.temporal.ChronoUnit`;

/** Hibernate's own annotations take the zone of the process for times without an offset, whatever the database has in them. */
export function utcTimestamp({
  support: {
    classes: { utcTimestamp: self },
  },
}: JpaStore): JavaFile {
  return fileOf(
    self,
    java`
      ${javadoc`When a row was made or changed, as clocks show it in UTC.`}
      @org.hibernate.annotations.ValueGenerationType(generatedBy = ${classOf(self)}.Clock.class)
      @java.lang.annotation.Retention(java.lang.annotation.RetentionPolicy.RUNTIME)
      @java.lang.annotation.Target(java.lang.annotation.ElementType.FIELD)
      public @interface ${classOf(self)} {
        ${EVENT}[] on() default {${EVENT}.INSERT, ${EVENT}.UPDATE};

        ${javadoc`What the column cuts times to.`}
        ${UNIT} unit() default ${UNIT}.MICROS;

        ${javadoc`Says the time.`}
        class Clock implements org.hibernate.generator.BeforeExecutionGenerator {
          private final java.util.EnumSet<${EVENT}> events = java.util.EnumSet.noneOf(${EVENT}.class);
          private final ${UNIT} unit;

          public Clock(
              ${classOf(self)} rule, java.lang.reflect.Member member, org.hibernate.generator.GeneratorCreationContext context) {
            events.addAll(java.util.List.of(rule.on()));
            unit = rule.unit();
          }

          @Override
          public java.util.EnumSet<${EVENT}> getEventTypes() {
            return events;
          }

          @Override
          public Object generate(
              org.hibernate.engine.spi.SharedSessionContractImplementor session, Object owner, Object current, ${EVENT} event) {
            return java.time.LocalDateTime.now(java.time.ZoneOffset.UTC).truncatedTo(unit);
          }
        }
      }`,
  );
}

import type { Blueprint } from '@backsmith/blueprint';
import { dockerfileExec } from '@backsmith/render';

/** What never goes to the builder of images. */
export const DOCKERIGNORE = `*
!pom.xml
!src
`;

/**
 * The image: built once, its libraries in layers of their own, run as nobody in particular. Where Java can, a run of the
 * application on the database in memory leaves a cache that makes later starts faster.
 */
export function dockerfile({ delivery, project }: Blueprint): string {
  const jar = `${project.artifactId}-${project.version}.jar`;
  const { hasAotCache } = delivery;
  const cache = `
# One start on the database in memory, to keep what Java loads and links for the starts to come.
RUN SPRING_PROFILES_ACTIVE=dev java -XX:AOTCacheOutput=application.aot -Dspring.context.exit=onRefresh -jar application.jar
`;
  const command = ['java', '-XX:MaxRAMPercentage=75', ...(hasAotCache ? ['-XX:AOTCache=application.aot'] : [])];
  return `FROM ${delivery.buildImage} AS build
WORKDIR /build
COPY pom.xml ./
COPY src src
RUN --mount=type=cache,target=/m2 mvn -B -q -Dmaven.repo.local=/m2 -DskipTests package \\
  && cp target/${jar} application.jar \\
  && java -Djarmode=tools -jar application.jar extract --layers --destination layers

FROM ${delivery.runtimeImage}
RUN useradd --system --uid 10001 --no-create-home app
WORKDIR /app
COPY --from=build /build/layers/dependencies/ ./
COPY --from=build /build/layers/spring-boot-loader/ ./
COPY --from=build /build/layers/snapshot-dependencies/ ./
COPY --from=build /build/layers/application/ ./
${hasAotCache ? cache.trimStart() : ''}USER 10001
EXPOSE 8080
ENTRYPOINT ${dockerfileExec(...command, '-jar', 'application.jar')}
`;
}

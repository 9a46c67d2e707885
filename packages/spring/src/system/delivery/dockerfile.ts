import type { Blueprint } from '@backsmith/blueprint';
import { dockerfileExec } from '@backsmith/render';

/** What never goes to the builder of images. */
export const DOCKERIGNORE = `*
!pom.xml
!src
`;

/** The same at the root of several services, each by its name: not every builder looks for `*` in a folder it leaves out. */
export function sharedDockerignore(folders: readonly string[]): string {
  const kept = folders.flatMap((folder) => [`!${folder}/pom.xml`, `!${folder}/src`]);
  return ['*', '!pom.xml', ...kept, ''].join('\n');
}

/** What becomes an image. */
type Built = Pick<Blueprint, 'folder' | 'project' | 'image' | 'port'>;

/**
 * The image: built once, its libraries in layers of their own, run as nobody in particular. A run of the application, with
 * nothing around it, leaves what makes later starts faster.
 */
export function dockerfile(blueprint: Built, trainingOptions: readonly string[]): string {
  const { image, project, port } = blueprint;
  const jar = `${project.artifactId}-${project.version}.jar`;
  const { startCache } = image;
  const cache = `# One start without a database, to keep what Java loads and links for the starts to come.
RUN java ${startCache.written} -Dspring.context.exit=onRefresh \\
${trainingOptions.map((option) => `  ${option} \\\n`).join('')}  -jar application.jar
`;
  // The other half is for what lies outside the heap: classes, threads, compiled code, buffers.
  const command = ['java', '-XX:MaxRAMPercentage=50', startCache.read];
  return `FROM ${image.buildImage} AS build
WORKDIR /build
${copied(blueprint)}
RUN --mount=type=cache,target=/m2 mvn -B -q -Dmaven.repo.local=/m2 -DskipTests ${selected(blueprint)}package \\
  && cp ${target(blueprint)}/${jar} application.jar \\
  && java -Djarmode=tools -jar application.jar extract --layers --destination layers

FROM ${image.runtimeImage}
RUN useradd --uid 10001 --no-create-home app
WORKDIR /app
COPY --from=build /build/layers/dependencies/ ./
COPY --from=build /build/layers/spring-boot-loader/ ./
COPY --from=build /build/layers/snapshot-dependencies/ ./
COPY --from=build /build/layers/application/ ./
${cache}USER 10001
EXPOSE ${port}
ENTRYPOINT ${dockerfileExec(...command, '-jar', 'application.jar')}
`;
}

/** A service of several needs the build it begins with, and nothing of the others: a change of theirs leaves its layers alone. */
function copied({ folder }: Built): string {
  const own = folder === '' ? [] : [`COPY ${folder}/pom.xml ${folder}/`, `COPY ${folder}/src ${folder}/src`];
  return ['COPY pom.xml ./', ...(folder === '' ? ['COPY src src'] : own)].join('\n');
}

function selected({ folder }: Built): string {
  return folder === '' ? '' : `--file ${folder} `;
}

function target({ folder }: Built): string {
  return folder === '' ? 'target' : `${folder}/target`;
}

import { DEVELOPMENT } from '@backsmith/blueprint';
import type { Blueprint } from '@backsmith/blueprint';
import { java, javadoc, literal } from '@backsmith/render';
import type { JavaFile } from '@backsmith/render';
import { classOf, fileOf } from '../../java/types.ts';

/** The class an IDE runs: the application as `spring-boot:run` starts it, which has no profile of its own elsewhere. */
export function developmentRun({ project, tests: { run } }: Pick<Blueprint, 'project' | 'tests'>): JavaFile {
  return fileOf(
    run,
    java`
      ${javadoc`Starts the application from an IDE, as in development.`}
      public class ${classOf(run)} {
        public static void main(String[] args) {
          org.springframework.boot.SpringApplication.from(${classOf(project.application)}::main)
              .withAdditionalProfiles(${literal(DEVELOPMENT)})
              .run(args);
        }
      }`,
  );
}

import type { Blueprint } from '@backsmith/blueprint';
import { java } from '@backsmith/render';
import type { JavaFile } from '@backsmith/render';
import { classOf, fileOf } from '../../java/types.ts';

/** The class with the main method. */
export function application({ project }: Pick<Blueprint, 'project'>): JavaFile {
  const self = project.application;
  return fileOf(
    self,
    java`
      @org.springframework.boot.autoconfigure.SpringBootApplication
      public class ${classOf(self)} {
        public static void main(String[] args) {
          org.springframework.boot.SpringApplication.run(${classOf(self)}.class, args);
        }
      }`,
  );
}

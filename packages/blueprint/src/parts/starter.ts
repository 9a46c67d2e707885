import type { Dependency } from '../model/project.ts';

/** The group of Spring Boot's own artifacts. */
export const BOOT = 'org.springframework.boot';

/** A starter of Spring Boot. */
export function starter(name: string): Dependency {
  return { group: BOOT, artifact: `spring-boot-starter-${name}` };
}

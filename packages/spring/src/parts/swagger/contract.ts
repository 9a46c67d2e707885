import type { Blueprint, SwaggerPart } from '@backsmith/blueprint';
import { java, javadoc, literal, markdownCode, staticMember, type } from '@backsmith/render';
import type { JavaFile } from '@backsmith/render';
import { classOf, fileOf } from '../../java/types.ts';
import { heading, paragraph, shell } from '../../markdown/blocks.ts';
import { mvnw } from '../../markdown/from-root.ts';

/** The description of the API as a file of the project. */
const CONTRACT = 'openapi.yaml';

/** What tells the test to write the file, whatever it says. */
const UPDATE = 'openapi.update';

/** The description's word on where it was asked. */
const SERVERS = String.raw`(?m)^servers:\n(?:[- ].*\n)+`;

const ASSERT_THAT = staticMember('org.assertj.core.api.Assertions', 'assertThat');
const FILES = java`java.nio.file.Files`;
const UTF_8 = java`java.nio.charset.StandardCharsets.UTF_8`;

/** The test that fails where API and file differ, and writes the file. */
export function contractTest(part: SwaggerPart, blueprint: Blueprint): JavaFile {
  const self = part.contractTest;
  return fileOf(
    self,
    java`
      ${javadoc`Holds the API to its committed description.`}
      class ${classOf(self)} extends ${classOf(blueprint.tests.api)} {
        private static final java.nio.file.Path CONTRACT = java.nio.file.Path.of(${literal(CONTRACT)});

        @org.junit.jupiter.api.Test
        void isWhatTheContractSays() throws java.io.IOException {
          String description = description();
          if (${FILES}.notExists(CONTRACT) || Boolean.getBoolean(${literal(UPDATE)})) {
            ${FILES}.writeString(CONTRACT, description);
          }
          ${ASSERT_THAT}(CONTRACT)
              .as(${literal(`The API differs from ${CONTRACT}. If it is meant to, write the file anew: ${renewal(part, blueprint)}`)})
              .usingCharset(${UTF_8})
              .hasContent(description);
        }

        private String description() {
          ${type('org.springframework.test.web.servlet.assertj.MvcTestResult')} answer = get("/v3/api-docs.yaml");
          ${ASSERT_THAT}(answer).hasStatusOk();
          // Where it was asked in a test is nothing that clients rely on.
          return new String(answer.getResponse().getContentAsByteArray(), ${UTF_8})
              .replaceFirst(${literal(SERVERS)}, "");
        }
      }`,
  );
}

/** What the README says of the file. */
export function contractSection(part: SwaggerPart, blueprint: Blueprint): readonly string[] {
  const file = markdownCode(CONTRACT);
  return [
    heading(2, 'API contract'),
    paragraph`${file} describes the API as a file: reviews see in it what a change does to clients, and clients are made from it. The first ${markdownCode(`${mvnw(blueprint)} verify`)} writes it; commit it. From then on ${markdownCode(part.contractTest.name)} fails where API and file differ, also after an update of the project. If the API is meant to change, write the file anew and commit both together:`,
    shell(renewal(part, blueprint)),
  ];
}

function renewal({ contractTest: { name } }: SwaggerPart, blueprint: Blueprint): string {
  return `${mvnw(blueprint)} test -Dtest=${name} -D${UPDATE}=true`;
}

import type { AuditPart, Blueprint, ClassName } from '@backsmith/blueprint';
import { java, javadoc, literal } from '@backsmith/render';
import type { JavaFile, JavaFragment } from '@backsmith/render';
import { annotationsAt } from '../../api/annotations.ts';
import { classOf, fileOf, MAIN, TEST } from '../../java/types.ts';
import type { KeptAudit, KeptParts } from '../../stores/kept-parts.ts';
import type { PartRenderer } from '../part-renderer.ts';
import { auditTest } from './audit-test.ts';

type Client = KeptParts['client'];

/** What notes that something was changed. */
function auditTrail({ classes, accounts }: AuditPart, { note, members }: KeptAudit, client: Client): JavaFile {
  const self = classes.trail;
  const values = java`java.util.Map<String, Object>`;
  const holder = java`org.springframework.security.core.context.SecurityContextHolder`;
  return fileOf(
    self,
    java`
      ${javadoc`Notes who changed what, and when: in the transaction of the change, so that neither is there without the other.`}
      @org.springframework.stereotype.Component
      public class ${classOf(self)} {
        private static final int LONGEST_KEY = 2000;

        private final ${client.type} ${client.name};
        private final tools.jackson.databind.json.JsonMapper json;

        public ${self.name}(${client.type} ${client.name}, tools.jackson.databind.json.JsonMapper json) {
          this.${client.name} = ${client.name};
          this.json = json;
        }

        public void note(String what, String kind, String record, ${values} before, ${values} after) {
          ${note}
        }

        ${accounts && accountListener(accounts.event)}

        ${members}

        private String text(${values} values) {
          return json.writeValueAsString(values);
        }

        ${javadoc`The account of the token; calls without one, and what the application does by itself, are nobody's.`}
        private static String caller() {
          var caller = ${holder}.getContext().getAuthentication();
          return caller == null ? "nobody" : caller.getName();
        }
      }`,
  );
}

/** What happens to accounts, noted as it is told. */
function accountListener(event: ClassName): JavaFragment {
  return java`
    @org.springframework.context.event.EventListener
    void on(${classOf(event)} event) {
      note(
          event.what(),
          "account",
          event.accountId(),
          java.util.Map.of(),
          event.detail() == null ? java.util.Map.of() : java.util.Map.of("detail", event.detail()));
    }`;
}

/** What was noted, for administrators. */
function auditEndpoint(
  { classes, path }: AuditPart,
  { entries }: KeptAudit,
  client: Client,
  blueprint: Blueprint,
): JavaFile {
  const self = classes.endpoint;
  const web = (name: string) => classOf({ packageName: 'org.springframework.web.bind.annotation', name });
  return fileOf(
    self,
    java`
      ${javadoc`What was noted, newest first, for administrators.`}
      @${web('RestController')}
      @${web('RequestMapping')}(${literal(path)})
      ${annotationsAt(blueprint, 'controller', { title: 'Audit' })}
      public class ${classOf(self)} {
        private static final int PAGE = 100;

        public record AuditEntry(
            long id,
            java.time.OffsetDateTime at,
            String account,
            String what,
            String kind,
            String record,
            String before,
            String after,
            String requestId) {}

        private final ${client.type} ${client.name};

        public ${self.name}(${client.type} ${client.name}) {
          this.${client.name} = ${client.name};
        }

        @${web('GetMapping')}
        public java.util.List<AuditEntry> list(
            @${web('RequestParam')}(required = false) Long before) {
          return ${entries};
        }
      }`,
  );
}

/** Who changed what, and when. */
export const audit: PartRenderer<AuditPart> = {
  files: (part, blueprint, files, stored) => {
    const { client } = stored;
    const kept = stored.audit(part);
    files.addJava(MAIN, auditTrail(part, kept, client));
    if (part.hasRecords) files.addJava(MAIN, kept.records());
    files.addJava(MAIN, auditEndpoint(part, kept, client, blueprint));
    if (part.authors.length > 0) files.addJava(MAIN, kept.authors());
    files.addJava(TEST, auditTest(part, blueprint));
  },
};

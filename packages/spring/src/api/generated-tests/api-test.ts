import { DEVELOPMENT } from '@backsmith/blueprint';
import type { Blueprint } from '@backsmith/blueprint';
import { commas, java, javadoc, literal } from '@backsmith/render';
import type { JavaFile, JavaFragment } from '@backsmith/render';
import { classOf, fileOf } from '../../java/types.ts';
import { conditions, orders } from './list-expectations.ts';

const NODE = java`tools.jackson.databind.JsonNode`;
const RESULT = java`org.springframework.test.web.servlet.assertj.MvcTestResult`;
const BODY = java`java.util.Map<String, Object>`;
const ASSERT = java`org.assertj.core.api.Assertions`;
const STATUS = java`org.springframework.http.HttpStatus`;

/** How a store lets tests count what a list asks it for: a property of the application, and members of the class. */
export type StatementCounting = { readonly property?: string; readonly members: JavaFragment };

/** The class generated tests of calls extend: it calls the application, makes records and clears them away. */
export function apiTest(
  { tests, store, parts, problems: { namesFields } }: Blueprint,
  counting: StatementCounting | undefined,
): JavaFile {
  const self = tests.api;
  const profile = `spring.profiles.default=${DEVELOPMENT}`;
  const counted = counting?.property === undefined ? [] : [counting.property];
  const isToldOfCalls = parts.some((part) => part.name === 'operations' && part.tellsCalls);
  const quiet = isToldOfCalls ? ['LOG_CALLS=off'] : [];
  const all = [profile, ...store.development.testProperties, ...counted, ...quiet].map(literal);
  const properties = all.length === 1 ? all[0] : java`{${commas(all)}}`;
  return fileOf(
    self,
    java`
      ${javadoc`Calls the application as a client does, and deletes what a test has made.`}
      @org.springframework.boot.test.context.SpringBootTest(properties = ${properties})
      @org.springframework.boot.webmvc.test.autoconfigure.AutoConfigureMockMvc
      public abstract class ${classOf(self)} {
        private static final java.util.concurrent.atomic.AtomicLong COUNTER =
            new java.util.concurrent.atomic.AtomicLong(System.currentTimeMillis() / 1000);

        @org.springframework.beans.factory.annotation.Autowired
        private org.springframework.test.web.servlet.assertj.MockMvcTester mvc;

        @org.springframework.beans.factory.annotation.Autowired
        private tools.jackson.databind.json.JsonMapper json;

        private final java.util.Deque<String> made = new java.util.ArrayDeque<>();
        private final java.util.Map<String, ${NODE}> known = new java.util.HashMap<>();

        @org.junit.jupiter.api.AfterEach
        void deleteWhatWasMade() {
          made.forEach(this::delete);
        }

        ${calls()}

        ${records(classOf(self))}

        ${tests.givesValues && recordsWith(classOf(self))}

        ${counting?.members}

        ${conditions()}

        ${orders()}

        ${expectations()}

        ${refusals(namesFields)}

        ${uniqueValues()}
      }`,
  );
}

function calls(): JavaFragment {
  const media = java`org.springframework.http.MediaType.APPLICATION_JSON`;
  return java`
    public ${RESULT} get(String path) {
      return mvc.get().uri(java.net.URI.create(path)).exchange();
    }

    public ${RESULT} post(String path, ${BODY} body) {
      return mvc.post().uri(java.net.URI.create(path)).contentType(${media}).content(json.writeValueAsString(body)).exchange();
    }

    public ${RESULT} put(String path, Object body) {
      return mvc.put().uri(java.net.URI.create(path)).contentType(${media}).content(json.writeValueAsString(body)).exchange();
    }

    public ${RESULT} put(String path, ${BODY} body, String ifMatch) {
      return mvc.put()
          .uri(java.net.URI.create(path))
          .header(org.springframework.http.HttpHeaders.IF_MATCH, ifMatch)
          .contentType(${media})
          .content(json.writeValueAsString(body))
          .exchange();
    }

    public ${RESULT} patch(String path, Object body) {
      return mvc.patch()
          .uri(java.net.URI.create(path))
          .contentType("application/merge-patch+json")
          .content(json.writeValueAsString(body))
          .exchange();
    }

    public ${RESULT} patch(String path, Object body, String ifMatch) {
      return mvc.patch()
          .uri(java.net.URI.create(path))
          .header(org.springframework.http.HttpHeaders.IF_MATCH, ifMatch)
          .contentType("application/merge-patch+json")
          .content(json.writeValueAsString(body))
          .exchange();
    }

    public ${RESULT} put(String path) {
      return mvc.put().uri(java.net.URI.create(path)).exchange();
    }

    public ${RESULT} delete(String path) {
      return mvc.delete().uri(java.net.URI.create(path)).exchange();
    }

    public ${RESULT} delete(String path, String ifMatch) {
      return mvc.delete().uri(java.net.URI.create(path)).header(org.springframework.http.HttpHeaders.IF_MATCH, ifMatch).exchange();
    }

    public ${NODE} read(String path) {
      ${RESULT} result = get(path);
      ${ASSERT}.assertThat(result).hasStatusOk();
      return jsonOf(result);
    }

    public ${NODE} jsonOf(${RESULT} answer) {
      return json.readTree(answer.getResponse().getContentAsByteArray());
    }`;
}

function records(self: JavaFragment): JavaFragment {
  const sampler = java`java.util.function.Function<${self}, ${BODY}> sample`;
  return java`
    ${javadoc`Makes a record and answers where it lies; it is deleted behind the test.`}
    public String create(String path, ${BODY} body) {
      return made(post(path, body));
    }

    ${javadoc`Where the record lies that a call has made; it is deleted behind the test.`}
    public String made(${RESULT} answer) {
      ${ASSERT}.assertThat(answer).hasStatus(${STATUS}.CREATED);
      String location = answer.getResponse().getHeader(org.springframework.http.HttpHeaders.LOCATION);
      made.push(location);
      return location;
    }

    ${javadoc`A new record.`}
    public ${NODE} fresh(String path, ${sampler}) {
      return read(create(path, sample.apply(this)));
    }

    ${javadoc`A record that the test has already made this way, or a new one.`}
    public ${NODE} existing(String path, ${sampler}) {
      ${NODE} record = known.get(path);
      if (record == null) {
        record = fresh(path, sample);
        known.put(path, record);
      }
      return record;
    }

    public ${NODE} jsonOf(String text) {
      return json.readTree(text);
    }`;
}

function recordsWith(self: JavaFragment): JavaFragment {
  const sampler = java`java.util.function.Function<${self}, ${BODY}> sample`;
  return java`
    ${javadoc`A new record with these values.`}
    public ${NODE} fresh(String path, ${sampler}, ${BODY} given) {
      ${BODY} body = sample.apply(this);
      body.putAll(given);
      return read(create(path, body));
    }

    ${javadoc`A record that the test has already made with these values, or a new one.`}
    public ${NODE} existing(String path, ${sampler}, ${BODY} given) {
      ${NODE} record = known.get(path + given);
      if (record == null) {
        record = fresh(path, sample, given);
        known.put(path + given, record);
      }
      return record;
    }`;
}

function expectations(): JavaFragment {
  return java`
    ${javadoc`Expects a record to say what was sent; the named fields may come back in another spelling.`}
    public void assertSame(${BODY} sent, ${NODE} record, String... respelled) {
      sent.forEach(
          (field, value) ->
              ${ASSERT}.assertThat(isSaid(java.util.Collections.singletonMap(field, value), record, respelled))
                  .as("%s: %s became %s", field, value, record.get(field))
                  .isTrue());
    }

    ${javadoc`Whether a record says what was sent.`}
    public boolean isSaid(${BODY} sent, ${NODE} record, String... respelled) {
      return sent.entrySet().stream()
          .filter(one -> record.has(one.getKey()) && !java.util.Set.of(respelled).contains(one.getKey()))
          .allMatch(one -> isSame(json.valueToTree(one.getValue()), record.get(one.getKey())));
    }

    ${javadoc`Expects the answer to a change to say all that the record says.`}
    public void assertWhole(${NODE} answer, ${NODE} record) {
      record.properties().forEach(
          field ->
              ${ASSERT}.assertThat(answer.has(field.getKey()) && answer.get(field.getKey()).isNull() == field.getValue().isNull())
                  .as(field.getKey())
                  .isTrue());
    }

    private static boolean isSame(${NODE} sent, ${NODE} read) {
      if (sent.isNumber() && read.isNumber()) {
        return sent.decimalValue().compareTo(read.decimalValue()) == 0;
      }
      if (sent.isString() && read.isString() && sent.stringValue().matches("\\\\d+-\\\\d+-\\\\d+T.*Z")) {
        return java.time.OffsetDateTime.parse(sent.stringValue())
            .isEqual(java.time.OffsetDateTime.parse(read.stringValue()));
      }
      return sent.equals(read);
    }`;
}

/** A request that is not valid is told which of its fields it is because of, where a handler knows them. */
function refusals(namesFields: boolean): JavaFragment {
  if (!namesFields) {
    return java`
      ${javadoc`Expects a request to be refused.`}
      public void assertRefused(${RESULT} answer) {
        ${ASSERT}.assertThat(answer).hasStatus(${STATUS}.BAD_REQUEST);
      }

      ${javadoc`Expects neither a new record nor a change of one to take this value.`}
      public void assertRefused(String path, String location, ${BODY} body, String field, Object value) {
        ${BODY} wrong = new java.util.HashMap<>(body);
        wrong.put(field, value);
        assertRefused(post(path, wrong));
        assertRefused(put(location, wrong));
      }`;
  }
  return java`
    ${javadoc`Expects a request to be refused because of this field.`}
    public void assertRefused(${RESULT} answer, String field) {
      ${ASSERT}.assertThat(answer)
          .hasStatus(${STATUS}.BAD_REQUEST)
          .bodyJson()
          .extractingPath("$.errors[*].field")
          .asArray()
          .contains(field);
      ${ASSERT}.assertThat(answer).bodyJson().hasPath("$.code");
    }

    ${javadoc`Expects neither a new record nor a change of one to take this value.`}
    public void assertRefused(String path, String location, ${BODY} body, String field, Object value) {
      ${BODY} wrong = new java.util.HashMap<>(body);
      wrong.put(field, value);
      assertRefused(post(path, wrong), field);
      assertRefused(put(location, wrong), field);
    }`;
}

function uniqueValues(): JavaFragment {
  return java`
    ${javadoc`Another text of capital letters and digits on every call.`}
    public String text(int length) {
      return lastOf(Long.toString(COUNTER.incrementAndGet(), 36).toUpperCase(java.util.Locale.ROOT), length);
    }

    ${javadoc`Another text of digits on every call.`}
    public String digits(int length) {
      return lastOf(Long.toString(COUNTER.incrementAndGet()), length);
    }

    ${javadoc`Another number on every call, out of so many from the first one on.`}
    public long number(long first, long count) {
      return first + COUNTER.incrementAndGet() % count;
    }

    ${javadoc`Another day on every call, out of 2000 to 2024.`}
    public java.time.LocalDate day() {
      return java.time.LocalDate.of(2000, 1, 1).plusDays(COUNTER.incrementAndGet() % 9_000);
    }

    private static String lastOf(String text, int length) {
      String padded = "0".repeat(Math.max(length - text.length(), 0)) + text;
      return padded.substring(padded.length() - length);
    }`;
}

import type { Blueprint, ContractCall, ContractsPart } from '@backsmith/blueprint';
import { java, javadoc, literal, paragraphs, staticMember } from '@backsmith/render';
import type { JavaFile, JavaFragment } from '@backsmith/render';
import { classOf, fileOf } from '../../java/types.ts';

const ASSERT_THAT = staticMember('org.assertj.core.api.Assertions', 'assertThat');
const MVC = java`org.springframework.test.web.servlet.assertj.MockMvcTester`;

/** The test that the controllers answer what the contracts say. */
export function answeringTest({ classes, answering }: ContractsPart, blueprint: Blueprint): JavaFile {
  const { answering: self, call } = classes;
  const kinds = new Set(answering.flatMap(({ contract }) => contract.calls.map(({ kind }) => kind)));
  const asksRecords = kinds.has('exists');
  const tests = answering.flatMap(({ contract, methods }) =>
    contract.calls.map((asked, at) => answers(asked, contract.name, methods[at] ?? '', call)),
  );
  return fileOf(
    self,
    java`
      ${javadoc`What other services ask is answered as both have agreed. Who fails here would break them: they change first.`}
      public class ${classOf(self)} extends ${classOf(blueprint.tests.api)} {
        @org.springframework.beans.factory.annotation.Autowired
        private ${MVC} mvc;

        ${paragraphs(tests)}

        private void assertAnswer(
            ${classOf(call)} call, java.util.Map<String, String> key, ${classOf(call)}.Answer expected) {
          var request = mvc.method(org.springframework.http.HttpMethod.valueOf(call.method())).uri(call.uri(key));
          ${asksRecords && sendsKeys()}
          var answer = request.exchange();
          ${ASSERT_THAT}(answer).hasStatus(expected.status());
          var body = jsonOf(new String(answer.getResponse().getContentAsByteArray(), java.nio.charset.StandardCharsets.UTF_8));
          ${compared(kinds)}
        }
      }`,
  );
}

function sendsKeys(): JavaFragment {
  return java`
    if (call.records() != null) {
      request
          .contentType(org.springframework.http.MediaType.APPLICATION_JSON)
          .content(tools.jackson.databind.json.JsonMapper.shared().writeValueAsString(call.keys(key)));
    }`;
}

/** The same records have to be missing; of a count it matters whether there are any. */
function compared(kinds: ReadonlySet<ContractCall['kind']>): JavaFragment {
  const same = java`${ASSERT_THAT}(body).isEqualTo(expected.body());`;
  const some = java`
    expected
        .body()
        .forEachEntry(
            (name, value) ->
                ${ASSERT_THAT}(Long.signum(body.required(name).longValue()))
                    .as("some or none in %s", name)
                    .isEqualTo(Long.signum(value.longValue())));`;
  if (kinds.size === 1) return kinds.has('exists') ? same : some;
  return java`
    if (call.records() != null) {
      ${same}
    } else {
      ${some}
    }`;
}

function answers(
  { method, answeredBy: { test, isMade } }: ContractCall,
  contract: string,
  name: string,
  call: ContractsPart['classes']['call'],
): JavaFragment {
  const known =
    isMade &&
    java`
    var made = read(create(${classOf(test)}.PATH, ${classOf(test)}.sample(this)));
    assertAnswer(call, call.keyOf(made), call.known());`;
  return java`
    @org.junit.jupiter.api.Test
    void ${name}() {
      var call = ${classOf(call)}.of(${literal(contract)}, ${literal(method)});
      ${known}
      assertAnswer(call, call.unknownKey(), call.unknown());
    }`;
}

import type { ClassName, ContractCall, ContractsPart } from '@backsmith/blueprint';
import { commas, java, javadoc, literal, paragraphs, staticMember } from '@backsmith/render';
import type { JavaFile, JavaFragment } from '@backsmith/render';
import { classOf, fileOf } from '../../java/types.ts';

type Asking = ContractsPart['asking'][number];

const ASSERT_THAT = staticMember('org.assertj.core.api.Assertions', 'assertThat');
const CLIENT = java`org.springframework.web.client.RestClient`;
const SERVER = java`org.springframework.test.web.client.MockRestServiceServer`;
const REQUEST = (name: string) =>
  staticMember('org.springframework.test.web.client.match.MockRestRequestMatchers', name);
const RESPONSE = java`org.springframework.test.web.client.response.MockRestResponseCreators`;

/** The test that the clients ask what the contracts say, and understand the answers recorded there. */
export function askingTest({ classes, asking }: ContractsPart): JavaFile {
  const { asking: self, call } = classes;
  const asksRecords = asking.some(({ contract }) => contract.calls.some(({ kind }) => kind === 'exists'));
  const tests = asking.flatMap((one) =>
    one.contract.calls.map((asked, at) => asksFor(asked, one, one.methods[at] ?? '', classes)),
  );
  return fileOf(
    self,
    java`
      ${javadoc`What is asked of other services is what they have agreed to, and what they answer is understood.`}
      class ${classOf(self)} {
        ${paragraphs(tests)}

        private static <C, A> A answerOf(
            ${classOf(call)} call, ${classOf(call)}.Answer answer, Class<C> type, java.util.function.Function<C, A> ask) {
          String service = "http://localhost";
          ${CLIENT}.Builder client = ${CLIENT}.builder().baseUrl(service);
          var server = ${SERVER}.bindTo(client).build();
          var recorded =
              ${RESPONSE}.withStatus(org.springframework.http.HttpStatus.valueOf(answer.status()));
          if (answer.body() != null) {
            recorded.contentType(org.springframework.http.MediaType.APPLICATION_JSON).body(answer.body().toString());
          }
          server
              .expect(${REQUEST('requestTo')}(service + call.uri(call.unknownKey())))
              .andExpect(${REQUEST('method')}(org.springframework.http.HttpMethod.valueOf(call.method())))
              ${asksRecords && java`.andExpect(request -> assertKeys(call, (org.springframework.mock.http.client.MockClientHttpRequest) request))`}
              .andRespond(recorded);
          try {
            return ask.apply(
                org.springframework.web.service.invoker.HttpServiceProxyFactory.builderFor(
                        org.springframework.web.client.support.RestClientAdapter.create(client.build()))
                    .build()
                    .createClient(type));
          } finally {
            server.verify();
          }
        }

        ${asksRecords && assertKeys(call)}
      }`,
  );
}

/** What the address does not say is in the body. */
function assertKeys(call: ClassName): JavaFragment {
  return java`
    private static void assertKeys(${classOf(call)} call, org.springframework.mock.http.client.MockClientHttpRequest request) {
      if (call.records() != null) {
        var mapper = tools.jackson.databind.json.JsonMapper.shared();
        ${ASSERT_THAT}(mapper.readTree(request.getBodyAsString()))
            .isEqualTo(mapper.valueToTree(call.keys(call.unknownKey())));
      }
    }`;
}

function asksFor(asked: ContractCall, one: Asking, name: string, classes: ContractsPart['classes']): JavaFragment {
  return java`
    @org.junit.jupiter.api.Test
    void ${name}() {
      var call = ${classOf(classes.call)}.of(${literal(one.contract.name)}, ${literal(asked.method)});
      ${asked.records === undefined ? hearsHowMany(asked, one.client, classes.counted) : hearsOfRecords(asked.records, one.client)}
    }`;
}

function answerOf(which: 'known' | 'unknown', client: ClassName): JavaFragment {
  return java`answerOf(call, call.${which}(), ${classOf(client)}.class, ask)`;
}

function hearsOfRecords({ constant }: NonNullable<ContractCall['records']>, client: ClassName): JavaFragment {
  const kind = java`${classOf(client)}.${constant}`;
  const list = java`java.util.List`;
  const keys = java`java.util.Map<String, ${list}<${list}<String>>>`;
  return java`
    var key = ${list}.copyOf(call.unknownKey().values());
    java.util.function.Function<${classOf(client)}, ${keys}> ask =
        client -> client.missing(java.util.Map.of(${kind}, ${list}.of(key)));
    ${ASSERT_THAT}(${answerOf('known', client)}).isEqualTo(java.util.Map.of(${kind}, ${list}.of()));
    ${ASSERT_THAT}(${answerOf('unknown', client)}).isEqualTo(java.util.Map.of(${kind}, ${list}.of(key)));`;
}

function hearsHowMany({ method, key }: ContractCall, client: ClassName, counted: ClassName): JavaFragment {
  const values = commas(key.map(({ parameter }) => java`key.get(${literal(parameter)})`));
  return java`
    var key = call.unknownKey();
    java.util.function.Function<${classOf(client)}, ${classOf(counted)}> ask = client -> client.${method}(${values});
    ${ASSERT_THAT}(${answerOf('known', client)}).isEqualTo(new ${classOf(counted)}(1));
    ${ASSERT_THAT}(${answerOf('unknown', client)}).isEqualTo(new ${classOf(counted)}(0));`;
}

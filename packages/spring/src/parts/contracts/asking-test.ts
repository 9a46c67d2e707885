import type { ClassName, ContractCall, ContractsPart } from '@backsmith/blueprint';
import { commas, java, javadoc, literal, paragraphs, staticMember } from '@backsmith/render';
import type { JavaFile, JavaFragment } from '@backsmith/render';
import { classOf, fileOf } from '../../java/types.ts';

type Asking = ContractsPart['asking'][number];

const ASSERT_THAT = staticMember('org.assertj.core.api.Assertions', 'assertThat');
const ASSERT_THROWN = staticMember('org.assertj.core.api.Assertions', 'assertThatExceptionOfType');
const CLIENT = java`org.springframework.web.client.RestClient`;
const SERVER = java`org.springframework.test.web.client.MockRestServiceServer`;
const REQUEST = (name: string) =>
  staticMember('org.springframework.test.web.client.match.MockRestRequestMatchers', name);
const RESPONSE = java`org.springframework.test.web.client.response.MockRestResponseCreators`;

/** The test that the clients ask what the contracts say, and understand the answers recorded there. */
export function askingTest({ classes, asking }: ContractsPart): JavaFile {
  const { asking: self, call } = classes;
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
      }`,
  );
}

function asksFor(
  asked: ContractCall,
  { contract, client }: Asking,
  name: string,
  { call, counted }: ContractsPart['classes'],
): JavaFragment {
  const key = commas(asked.key.map(({ parameter }) => java`key.get(${literal(parameter)})`));
  const isRead = asked.kind === 'counts';
  const answer = isRead ? java`${classOf(counted)}` : java`org.springframework.http.ResponseEntity<Void>`;
  return java`
    @org.junit.jupiter.api.Test
    void ${name}() {
      var call = ${classOf(call)}.of(${literal(contract.name)}, ${literal(asked.method)});
      var key = call.unknownKey();
      java.util.function.Function<${classOf(client)}, ${answer}> ask = client -> client.${asked.method}(${key});
      ${isRead ? hearsHowMany(client, counted) : hearsOfRecords(client)}
    }`;
}

function answerOf(which: 'known' | 'unknown', client: ClassName): JavaFragment {
  return java`answerOf(call, call.${which}(), ${classOf(client)}.class, ask)`;
}

function hearsOfRecords(client: ClassName): JavaFragment {
  return java`
    ${ASSERT_THAT}(${answerOf('known', client)}.getStatusCode().is2xxSuccessful()).isTrue();
    ${ASSERT_THROWN}(org.springframework.web.client.HttpClientErrorException.NotFound.class)
        .isThrownBy(() -> ${answerOf('unknown', client)});`;
}

function hearsHowMany(client: ClassName, counted: ClassName): JavaFragment {
  return java`
    ${ASSERT_THAT}(${answerOf('known', client)}).isEqualTo(new ${classOf(counted)}(1));
    ${ASSERT_THAT}(${answerOf('unknown', client)}).isEqualTo(new ${classOf(counted)}(0));`;
}

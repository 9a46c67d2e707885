import type { Contract, ContractCall, ContractsPart } from '@backsmith/blueprint';
import { java, javadoc } from '@backsmith/render';
import type { JavaFile } from '@backsmith/render';
import { classOf, fileOf } from '../../java/types.ts';

const MAPPER = java`tools.jackson.databind.json.JsonMapper`;
const VALUES = java`java.util.Map<String, String>`;
const KEYS = java`java.util.Map<String, java.util.List<java.util.List<String>>>`;

/** Where a contract lies, in both services. */
export function contractPath({ name }: Contract): string {
  return `src/test/resources/contracts/${name}.json`;
}

/** A contract as JSON: its calls by name, each with what is asked and what is answered for a record and where there is none. */
export function contractJson({ calls }: Contract): string {
  const named = calls.map((call) => [call.method, call.kind === 'exists' ? existence(call) : count(call)] as const);
  return `${JSON.stringify(Object.fromEntries(named), undefined, 2)}\n`;
}

function existence({ address, records, key }: ContractCall): object {
  const word = records?.word ?? '';
  const unknown = key.map((part) => part.unknown);
  return {
    method: 'POST',
    address,
    records: word,
    key: keyJson(key),
    known: { status: 200, body: { [word]: [] } },
    unknown: { status: 200, body: { [word]: [unknown] } },
  };
}

function count({ address, key }: ContractCall): object {
  return {
    method: 'GET',
    address,
    key: keyJson(key),
    known: { status: 200, body: { totalItems: 1 } },
    unknown: { status: 200, body: { totalItems: 0 } },
  };
}

function keyJson(key: ContractCall['key']): object {
  return Object.fromEntries(key.map(({ parameter, field, unknown }) => [parameter, { field, unknown }]));
}

/** Reads contracts. */
export function contractCall({ classes: { call: self } }: ContractsPart): JavaFile {
  return fileOf(
    self,
    java`
      ${javadoc`A call of one service to another as both have agreed on it: the file of a contract is the same in both.`}
      record ${classOf(self)}(
          String method, String address, String records, java.util.Map<String, Key> key, Answer known, Answer unknown) {

        ${javadoc`Which field of a record says this part of the key, and what no record says.`}
        record Key(String field, String unknown) {}

        record Answer(int status, tools.jackson.databind.JsonNode body) {}

        static ${classOf(self)} of(String contract, String name) {
          var file = ${classOf(self)}.class.getResourceAsStream("/contracts/" + contract + ".json");
          var calls = ${MAPPER}.shared().readTree(file);
          return ${MAPPER}.shared().treeToValue(calls.required(name), ${classOf(self)}.class);
        }

        ${VALUES} keyOf(tools.jackson.databind.JsonNode entry) {
          ${VALUES} values = new java.util.LinkedHashMap<>();
          key.forEach((parameter, part) -> values.put(parameter, entry.required(part.field()).asString()));
          return values;
        }

        ${VALUES} unknownKey() {
          ${VALUES} values = new java.util.LinkedHashMap<>();
          key.forEach((parameter, part) -> values.put(parameter, part.unknown()));
          return values;
        }

        ${javadoc`What is asked for a key where that is no part of the address: keys by the kind of their records.`}
        ${KEYS} keys(${VALUES} key) {
          return java.util.Map.of(records, java.util.List.of(java.util.List.copyOf(key.values())));
        }

        java.net.URI uri(${VALUES} key) {
          return org.springframework.web.util.UriComponentsBuilder.fromUriString(address)
              .encode()
              .buildAndExpand(key)
              .toUri();
        }
      }`,
  );
}

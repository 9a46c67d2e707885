package com.acme.desk.clients.neighbour;

import java.net.URI;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.springframework.web.util.UriComponentsBuilder;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * A call of one service to another as both have agreed on it: the file of a contract is the same in
 * both.
 */
record ContractCall(
    String method,
    String address,
    String records,
    Map<String, Key> key,
    Answer known,
    Answer unknown) {

  /** Which field of a record says this part of the key, and what no record says. */
  record Key(String field, String unknown) {}

  record Answer(int status, JsonNode body) {}

  static ContractCall of(String contract, String name) {
    var file = ContractCall.class.getResourceAsStream("/contracts/" + contract + ".json");
    var calls = JsonMapper.shared().readTree(file);
    return JsonMapper.shared().treeToValue(calls.required(name), ContractCall.class);
  }

  Map<String, String> keyOf(JsonNode entry) {
    Map<String, String> values = new LinkedHashMap<>();
    key.forEach(
        (parameter, part) -> values.put(parameter, entry.required(part.field()).asString()));
    return values;
  }

  Map<String, String> unknownKey() {
    Map<String, String> values = new LinkedHashMap<>();
    key.forEach((parameter, part) -> values.put(parameter, part.unknown()));
    return values;
  }

  /**
   * What is asked for a key where that is no part of the address: keys by the kind of their
   * records.
   */
  Map<String, List<List<String>>> keys(Map<String, String> key) {
    return Map.of(records, List.of(List.copyOf(key.values())));
  }

  URI uri(Map<String, String> key) {
    return UriComponentsBuilder.fromUriString(address).encode().buildAndExpand(key).toUri();
  }
}

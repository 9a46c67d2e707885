package com.acme.depot.clients.neighbour;

import com.acme.depot.clients.config.RequestIdFilter;
import java.net.http.HttpClient;
import org.slf4j.MDC;
import org.springframework.boot.http.client.JdkClientHttpRequestFactoryBuilder;
import org.springframework.boot.http.client.autoconfigure.ClientHttpRequestFactoryBuilderCustomizer;
import org.springframework.boot.restclient.RestClientCustomizer;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;

/** How calls to other services leave this one, whatever they ask. */
@Configuration
class OutgoingCalls {
  /**
   * The id of the request they are made for goes along, so that one search finds all of it in the
   * logs.
   */
  @Bean
  RestClientCustomizer namedByTheirRequest() {
    return client ->
        client.requestInitializer(
            call -> {
              String id = MDC.get("requestId");
              if (id != null) {
                call.getHeaders().set(RequestIdFilter.HEADER, id);
              }
            });
  }

  /** Services speak HTTP/1.1 with each other: no call has to offer another version. */
  @Bean
  ClientHttpRequestFactoryBuilderCustomizer<JdkClientHttpRequestFactoryBuilder> plainHttp() {
    return factory ->
        factory.withHttpClientCustomizer(client -> client.version(HttpClient.Version.HTTP_1_1));
  }
}

package com.acme.desk.gateway;

import java.net.http.HttpClient;
import org.springframework.boot.http.client.JdkClientHttpRequestFactoryBuilder;
import org.springframework.boot.http.client.autoconfigure.ClientHttpRequestFactoryBuilderCustomizer;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;

@Configuration
class ClientConfig {
  /** Services speak HTTP/1.1 with each other: no call has to offer another version. */
  @Bean
  ClientHttpRequestFactoryBuilderCustomizer<JdkClientHttpRequestFactoryBuilder> plainHttp() {
    return factory ->
        factory.withHttpClientCustomizer(client -> client.version(HttpClient.Version.HTTP_1_1));
  }
}

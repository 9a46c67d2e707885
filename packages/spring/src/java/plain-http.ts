import { java, javadoc } from '@backsmith/render';
import type { JavaFragment } from '@backsmith/render';

/**
 * The bean by which clients speak HTTP/1.1. By itself Java's client offers with each call to go on in HTTP/2, which no
 * service takes: both sides read and write four headers more for it, and a server may have to read the body before it answers.
 * https://docs.oracle.com/en/java/javase/17/docs/api/java.net.http/java/net/http/HttpClient.Builder.html#version(java.net.http.HttpClient.Version)
 */
export function plainHttp(): JavaFragment {
  const builder = java`org.springframework.boot.http.client.JdkClientHttpRequestFactoryBuilder`;
  const customizer = java`org.springframework.boot.http.client.autoconfigure.ClientHttpRequestFactoryBuilderCustomizer<${builder}>`;
  return java`
    ${javadoc`Services speak HTTP/1.1 with each other: no call has to offer another version.`}
    @org.springframework.context.annotation.Bean
    ${customizer} plainHttp() {
      return factory ->
          factory.withHttpClientCustomizer(client -> client.version(java.net.http.HttpClient.Version.HTTP_1_1));
    }`;
}

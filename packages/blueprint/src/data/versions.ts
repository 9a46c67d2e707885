/**
 * The versions of everything a generated project is built with that Spring Boot does not decide itself. Each was resolved
 * from Maven Central and built with.
 */
export const VERSIONS = {
  springBoot: '4.1.1',
  springdoc: '3.1.1',
  /** Of its gateway and circuit breaker, as the release train 2025.1 has them. */
  springCloud: '5.0.2',
  resilience4j: '2.3.0',
  bucket4j: '8.19.0',
  bouncyCastle: '1.84',
  embeddedPostgres: { starter: '2.2.2', binaries: '18.6.0' },
  mongoJavaServer: '1.47.0',
  /** Tags that follow the newest patch of what they name. */
  images: { build: 'maven:3-eclipse-temurin', runtime: 'eclipse-temurin', rabbitmq: 'rabbitmq:4', mongodb: 'mongo:8' },
  /** What shows how services are. */
  observing: {
    collector: 'otel/opentelemetry-collector-contrib:0.150.1',
    metrics: 'prom/prometheus:v3.13.0',
    traces: 'jaegertracing/jaeger:2.17.0',
    dashboards: 'grafana/grafana:12.4.3',
    signIn: 'curlimages/curl:8.21.0',
  },
  actions: { checkout: 'actions/checkout@v7', setupJava: 'actions/setup-java@v6' },
  maven: {
    version: '3.9.11',
    /** SHA-512 of apache-maven-3.9.11-bin.tar.gz as the Apache Software Foundation publishes it. */
    sha512:
      'bcfe4fe305c962ace56ac7b5fc7a08b87d5abd8b7e89027ab251069faebee516b0ded8961445d6d91ec1985dfe30f8153268843c89aa392733d1a3ec956c9978',
  },
} as const;

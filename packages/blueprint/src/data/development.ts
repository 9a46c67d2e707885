/** The profile of `./mvnw spring-boot:run` and of the tests. The jar knows nothing of it. */
export const DEVELOPMENT = 'dev';
